-- H2010 2.1: letters of any script; output in UTF-8.
module Main where

größe :: Int
größe = 42

data Ωmega = Älpha | Ωmega Int deriving (Show, Eq)

été, naïve :: String
été = "l'été"
naïve = "naïve café ☕ → λ"

(⊕) :: Int -> Int -> Int
a ⊕ b = a * 10 + b
infixl 6 ⊕

x₁ :: Int
x₁ = 7

main :: IO ()
main = do
  print größe
  print [Älpha, Ωmega 3]
  putStrLn été
  putStrLn naïve
  print naïve
  print (1 ⊕ 2 ⊕ 3)
  print x₁
  print (length naïve, 'λ', "日本語")
  putStrLn "日本語"

-- expected stdout:
-- | 42
-- | [Älpha,Ωmega 3]
-- | l'été
-- | naïve café ☕ → λ
-- | "na\239ve caf\233 \9749 \8594 \955"
-- | 123
-- | 7
-- | (16,'\955',"\26085\26412\35486")
-- | 日本語

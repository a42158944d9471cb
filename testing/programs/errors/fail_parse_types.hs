-- What is expected in types.
module Main where

f1 :: forall 3. Int
f2 :: forall (a :: ) . a
f3 :: forall (a 3) . a
f4 :: !Int -> Int
f5 :: (Int
f6 :: Int `3` Int
f7 :: Int `Either Int
f8 :: [Int
f9 :: Int Int)
f10 ::
f11 :: Maybe 3 =>
f12 :: 'x'
f13 :: Int, Int
main = print 1
-- expected stderr:
-- | fail_parse_types.hs:4:14: error: I found a number here, but expected a type variable, or the `.` of the `forall`.
-- |  4 | f1 :: forall 3. Int
-- |    |              ^
-- | fail_parse_types.hs:5:20: error: I found `)` here, but expected a type.
-- |  5 | f2 :: forall (a :: ) . a
-- |    |                    ^
-- | fail_parse_types.hs:6:17: error: I found a number here, but expected `::` and a kind behind the type variable.
-- |  6 | f3 :: forall (a 3) . a
-- |    |                 ^
-- | fail_parse_types.hs:7:7: error: `!` can stand only before the field of a constructor.
-- |  7 | f4 :: !Int -> Int
-- |    |       ^
-- | fail_parse_types.hs:9:1: error: I found `f6` at the start of a new item (by its indentation) here, but expected `)`.
-- |  9 | f6 :: Int `3` Int
-- |    | ^^
-- | fail_parse_types.hs:8:7: note: It would close the bracket that was opened here.
-- |  8 | f5 :: (Int
-- |    |       ^
-- | fail_parse_types.hs:9:11: error: I found a backquote here, but expected the next declaration, at the start of a line.
-- |  9 | f6 :: Int `3` Int
-- |    |           ^
-- | fail_parse_types.hs:10:19: error: I found `Int` here, but expected a backquote behind the type's name.
-- |  10 | f7 :: Int `Either Int
-- |     |                   ^^^
-- | fail_parse_types.hs:12:1: error: I found `f9` at the start of a new item (by its indentation) here, but expected `]`.
-- |  12 | f9 :: Int Int)
-- |     | ^^
-- | fail_parse_types.hs:11:7: note: It would close the bracket that was opened here.
-- |  11 | f8 :: [Int
-- |     |       ^
-- | fail_parse_types.hs:12:14: error: I found `)` here, but expected the next declaration, at the start of a line.
-- |  12 | f9 :: Int Int)
-- |     |              ^
-- | fail_parse_types.hs:14:1: error: I found `f11` at the start of a new item (by its indentation) here, but expected a type.
-- |  14 | f11 :: Maybe 3 =>
-- |     | ^^^
-- | fail_parse_types.hs:14:14: error: I found a number here, but expected the next declaration, at the start of a line.
-- |  14 | f11 :: Maybe 3 =>
-- |     |              ^
-- | fail_parse_types.hs:15:8: error: I found a character here, but expected a type.
-- |  15 | f12 :: 'x'
-- |     |        ^^^
-- | fail_parse_types.hs:16:11: error: I found `,` here, but expected the next declaration, at the start of a line.
-- |  16 | f13 :: Int, Int
-- |     |           ^
-- | 13 errors

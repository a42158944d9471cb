module Main where
import System.Console.GetOpt
data Flag = Verbose | Version | Input String | Output String | Arg String deriving (Show, Eq)
options :: [OptDescr Flag]
options =
  [ Option ['v'] ["verbose"] (NoArg Verbose) "chatty output\non standard error"
  , Option ['V', '?'] ["version"] (NoArg Version) "version number"
  , Option ['o'] ["output"] (OptArg (Output . maybe "stdout" id) "FILE") "output FILE"
  , Option ['c'] [] (ReqArg Input "FILE") "input FILE"
  , Option [] ["verify"] (NoArg Version) "" ]
main :: IO ()
main = do
  putStr (usageInfo "Usage: prog" options)
  let run = getOpt Permute options
  print (run ["-v", "foo", "--output=x", "-cbar", "-z"])
  print (run ["-vVc", "in", "--", "-v"])
  print (run ["--ver", "--verb", "--output", "-o", "-ofile", "-c"])
  print (run ["--verbose=3", "--nothing"])
  print (getOpt RequireOrder options ["-v", "x", "-V"])
  print (getOpt (ReturnInOrder Arg) options ["x", "-v", "--", "y", "-V"])
  print (getOpt' Permute options ["-q", "--what=1", "-v"])
-- expected stdout:
-- | Usage: prog
-- |   -v        --verbose        chatty output
-- |                              on standard error
-- |   -V, -?    --version        version number
-- |   -o[FILE]  --output[=FILE]  output FILE
-- |   -c FILE                    input FILE
-- |             --verify         
-- | ([Verbose,Output "x",Input "bar"],["foo"],["unrecognized option `-z'\n"])
-- | ([Verbose,Version,Input "in"],["-v"],[])
-- | ([Verbose,Output "stdout",Output "stdout",Output "file"],[],["option `--ver' is ambiguous; could be one of:\n  -v      --verbose  chatty output\n                     on standard error\n  -V, -?  --version  version number\n          --verify   \n","option `-c' requires an argument FILE\n"])
-- | ([],[],["option `--verbose' doesn't allow an argument\n","unrecognized option `--nothing'\n"])
-- | ([Verbose],["x","-V"],[])
-- | ([Arg "x",Verbose,Arg "y",Arg "-V"],[],[])
-- | ([Verbose],[],["-q","--what=1"],[])

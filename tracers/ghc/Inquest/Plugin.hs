-- | The compiler plugin: GHC calls it for each module of a program that is to be asked about. It reads from the parsed
-- source what the programmer defined (Inquest.Plugin.Source), puts probes into Core (Inquest.Plugin.Instrument), and
-- adds a description of the module for the recorder.
module Inquest.Plugin (plugin) where

import Data.Char (isAscii, isAlphaNum, ord)
import Data.IORef
import qualified Data.Map as Map
import GHC.Core.DataCon (dataConOtherTheta)
import GHC.Core.Type (isLiftedTypeKind, typeKind)
import GHC.Builtin.Names (ioTyConName)
import GHC.Driver.Finder (findImportedModule)
import GHC.Driver.Types
import GHC.Iface.Env (lookupOrigIO)
import GHC.Plugins hiding ((<>))
import Inquest.Plugin.Instrument
import Inquest.Plugin.Source
import Numeric (showHex)
import System.IO.Unsafe (unsafePerformIO)

plugin :: Plugin
plugin = defaultPlugin
  { parsedResultAction = \_ summary -> rememberSource summary
  , installCoreToDos = \_ passes -> return (CoreDoPluginPass "inquest" pass : passes)
  , pluginRecompile = flagRecompile  -- inquest passes the version of the plugin
  }

-- What the source of a module says, from when it was parsed until its Core is there. GHC may compile several at once.
type Sources = Map.Map ModuleName (FilePath, Described)

{-# NOINLINE sources #-}
sources :: IORef Sources
sources = unsafePerformIO (newIORef Map.empty)

rememberSource :: ModSummary -> HsParsedModule -> Hsc HsParsedModule
rememberSource summary parsed = do
  flags <- getDynFlags
  let L place source = hpm_module parsed
      path = maybe "" id (ml_hs_file (ms_location summary))
  liftIO $ atomicModifyIORef' sources $ \all' ->
    (Map.insert (moduleName (ms_mod summary)) (path, describe flags source) all', ())
  return parsed{hpm_module = L place (keepSeparate source)}

pass :: ModGuts -> CoreM ModGuts
pass guts = do
  known <- liftIO (readIORef sources)
  let this = mg_module guts
  case Map.lookup (moduleName this) known of
    _ | isMade this -> return guts
    Nothing -> return guts
    Just (path, described) -> do
      probes <- findProbes
      (program, labels) <- instrument this probes (describedWritten described) (mg_binds guts)
      text <- liftIO (readFile path)
      description <- liftIO (describeModule this path text described (hiddenFields (mg_tcs guts)) labels)
      return guts{mg_binds = program, mg_foreign = mg_foreign guts `appendStubC` registration this description}

-- `Paths_shop`, which build tools write.
isMade :: Module -> Bool
isMade this = take 6 (moduleNameString (moduleName this)) == "Paths_"

findProbes :: CoreM Probes
findProbes = do
  session <- getHscEnv
  found <- liftIO (findImportedModule session (mkModuleName "Inquest.Probe") Nothing)
  this <- case found of
    Found _ it -> return it
    _ -> error "inquest: the package inquest-probe is not there; add -package inquest-probe"
  let get name = liftIO (lookupOrigIO session this (mkVarOcc name)) >>= lookupId
  Probes <$> mapM (\n -> get ("probe" ++ show n)) [0 .. 8 :: Int]
         <*> get "probeMany" <*> get "noValues" <*> get "andValue" <*> get "wrapFunction" <*> get "wrapAction" <*> get "wrapUnknown" <*> get "asItIs"
         <*> get "wrapped" <*> get "recorded" <*> lookupTyCon ioTyConName

-- C code that tells the recorder of the module before the program starts.
registration :: Module -> String -> SDoc
registration this description = vcat
  [ text "extern void inquest_module(const char *name, const char *description, unsigned long size);"
  , text "static const char inquest_description[] ="
  , vcat [text ('"' : piece ++ "\"") | piece <- pieces (concatMap escape description)]
  , text ";"
  , text "static void inquest_register(void) __attribute__((constructor));"
  , text "static void inquest_register(void) {"
  , text ("  inquest_module(\"" ++ moduleNameString (moduleName this) ++ "\", inquest_description, sizeof inquest_description - 1);")
  , text "}"
  ]
 where
  escape c | isAscii c && (isAlphaNum c || c `elem` " {}[]():,._-+*/=<>") = [[c]]
           | otherwise = map octal (encode c)
  octal byte = '\\' : [toEnum (ord '0' + byte `div` 64 `mod` 8), toEnum (ord '0' + byte `div` 8 `mod` 8), toEnum (ord '0' + byte `mod` 8)]
  pieces [] = ["" | null description]
  pieces letters = let (now, later) = splitAt 1000 letters in concat now : pieces later
  encode c
    | n < 0x80 = [n]
    | n < 0x800 = [0xC0 + n `div` 64, 0x80 + n `mod` 64]
    | n < 0x10000 = [0xE0 + n `div` 4096, 0x80 + n `div` 64 `mod` 64, 0x80 + n `mod` 64]
    | otherwise = [0xF0 + n `div` 262144, 0x80 + n `div` 4096 `mod` 64, 0x80 + n `div` 64 `mod` 64, 0x80 + n `mod` 64]
   where n = ord c

-- Constructors with dictionaries, which nobody wrote: how many.
hiddenFields :: [TyCon] -> [(String, Int)]
hiddenFields types =
  [ (occNameString (getOccName con), count)
  | tycon <- types, con <- tyConDataCons tycon, let count = length (filter (isLiftedTypeKind . typeKind) (dataConOtherTheta con)), count > 0 ]

-- Lines of JSON: the source, constructors, and a line for each label, in the order of their numbers.
describeModule :: Module -> FilePath -> String -> Described -> [(String, Int)] -> [Label] -> IO String
describeModule this path source described hidden labels = do
  return $ unlines $
    [object [("source", string path), ("text", string source)]]
    ++ [ object [("constructor", string (constructorName c)), ("fields", array (map string (constructorFields c)))]
       | c <- describedConstructors described, not (null (constructorFields c)) ]
    ++ [ object [("hidden", string name), ("count", show count)] | (name, count) <- hidden ]
    ++ [ object [("operator", string name), ("fixity", array [show precedence, string [letter]])]
       | (name, (precedence, letter)) <- describedFixities described ]
    ++ concatMap ofLabel labels
 where
  ofLabel label =
    let w = labelWritten label
        (from, to) = writtenLines w
        (line, column) = writtenAt w
    in object [("centre", string (writtenName w ++ (if labelIsAsked label then "" else " (its value)"))), ("at", array [show line, show column])]
       : [object [("uses", array (map string (labelUses label))), ("constant", if labelIsConstant label then "true" else "false")]]
       ++ [object [("types", string (labelTypes label))]]
       ++ [object $
         [ ("label", string (writtenName w)), ("module", string (moduleNameString (moduleName this)))
         , ("lines", array [show from, show to]) ]
         ++ [("around", string outer) | Just outer <- [writtenAround w]]
         ++ [("instance", string inst) | Just inst <- [writtenInstance w]]
         ++ [("free", array (map string (labelFree label))) | not (null (labelFree label))]
         ++ [("operator", array [show precedence, string [letter]])
            | isOperator (writtenName w)
            , let (precedence, letter) = maybe (9, 'l') id (lookup (writtenName w) (describedFixities described))]
         ++ [("asked", "false") | not (labelIsAsked label)]]
  isOperator name = case name of
    c : _ -> not (isAlphaNum c) && c /= '_'
    [] -> False
  object fields = "{" ++ commas [show name ++ ":" ++ value | (name, value) <- fields] ++ "}"
  array values = "[" ++ commas values ++ "]"
  commas = foldr1' (\a b -> a ++ "," ++ b)
  foldr1' _ [] = ""
  foldr1' f xs = foldr1 f xs
  string s = "\"" ++ concatMap escape s ++ "\""
  escape c = case c of
    '"' -> "\\\""
    '\\' -> "\\\\"
    '\n' -> "\\n"
    '\t' -> "\\t"
    _ | c < ' ' -> "\\u" ++ replicate (4 - length (showHex (ord c) "")) '0' ++ showHex (ord c) ""
      | otherwise -> [c]

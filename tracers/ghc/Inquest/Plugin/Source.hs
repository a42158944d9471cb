-- | What the programmer wrote: which functions a module defines, where, with how many arguments. It is taken from the
-- parsed source, since Core has forgotten it; Core knows a function by the place of its name.
module Inquest.Plugin.Source
  ( Written(..), Form(..), Constructor(..), Described(..), Position
  , describe, keepSeparate
  ) where

import Data.Data (Data, cast, gmapQ, gmapT)
import Data.Maybe (fromMaybe)
import GHC.Data.Bag (bagToList)
import GHC.Hs
import GHC.Plugins hiding ((<>), text)

-- | Line and column, from 1.
type Position = (Int, Int)

data Form
  = Function     -- ^ has arguments on its left-hand side
  | Variable     -- ^ has none: a constant, or a function defined without its arguments
  deriving (Eq, Show)

-- | A function or variable that is defined in the source.
data Written = Written
  { writtenName :: String
  , writtenForm :: Form
  , writtenArity :: Int
  , writtenAt :: Position          -- ^ of its name in the first equation
  , writtenLines :: (Int, Int)
  , writtenAround :: Maybe String  -- ^ the function that it is local to
  , writtenInstance :: Maybe String -- ^ of a method: the instance
  }

-- | A data constructor, with the names of its fields if it has some.
data Constructor = Constructor { constructorName :: String, constructorFields :: [String] }

data Described = Described
  { describedWritten :: [Written]
  , describedConstructors :: [Constructor]
  , describedFixities :: [(String, (Int, Char))]
  }

data Around = Around { aroundName :: Maybe String, aroundInstance :: Maybe String, aroundIsTop :: Bool }

describe :: DynFlags -> HsModule -> Described
describe flags parsed = Described
  { describedWritten = collect (Around Nothing Nothing True) parsed
  , describedConstructors = constructorsIn parsed
  , describedFixities = fixitiesIn parsed
  }
 where
  collect :: Data a => Around -> a -> [Written]
  collect around node
    | Just bind <- cast node = inBind around bind
    | Just (L place (ValD _ bind) :: LHsDecl GhcPs) <- cast node = inBind around (L place bind)
    | Just decl <- cast node = inInstance around decl
    | Just decl@ClassDecl{} <- cast node = inClass decl
    | Just (_ :: SrcSpan) <- cast node = []
    | Just (_ :: HsType GhcPs) <- cast node = []
    | otherwise = concat (gmapQ (collect around) node)

  inBind :: Around -> LHsBind GhcPs -> [Written]
  inBind around (L place bind) = case bind of
    FunBind{fun_id = L at name, fun_matches = matches}
      | Just start <- positionOf at
      , Just lines' <- linesOf place ->
          let arity = arityOf matches
              text = occNameString (rdrNameOcc name)
              this = Written text (if arity == 0 then Variable else Function) arity start lines' (aroundName around)
                       (aroundInstance around)
              -- A local variable is a part of the function around it.
              counts = aroundIsTop around || arity > 0
              inner = Around (Just (maybe text (\outer -> outer ++ "." ++ text) (aroundName around))) Nothing False
          in [this | counts] ++ collect (if counts then inner else around{aroundIsTop = False}) matches
    PatBind{pat_lhs = lhs, pat_rhs = rhs} ->
      [ Written (occNameString (rdrNameOcc name)) Variable 0 start lines' Nothing Nothing
      | aroundIsTop around, L at name <- variablesOf lhs
      , Just start <- [positionOf at], Just lines' <- [linesOf place] ]
      ++ collect around{aroundIsTop = False} rhs
    _ -> concat (gmapQ (collect around) bind)

  -- GHC gives a default method the place of its signature.
  inClass :: TyClDecl GhcPs -> [Written]
  inClass decl =
    [ maybe w (\at -> w{writtenAt = at}) (if null (writtenAround w) then lookup (writtenName w) signatures else Nothing)
    | w <- collect (Around Nothing Nothing True) (tcdMeths decl) ]
   where
    signatures = [ (occNameString (rdrNameOcc name), at)
                 | L _ (ClassOpSig _ False names _) <- tcdSigs decl, L place name <- names, Just at <- [positionOf place] ]

  inInstance :: Around -> ClsInstDecl GhcPs -> [Written]
  inInstance _ decl = collect (Around Nothing (Just (showSDocOneLine (initDefaultSDocContext flags) (ppr (cid_poly_ty decl)))) True)
                              (cid_binds decl)

arityOf :: MatchGroup GhcPs (LHsExpr GhcPs) -> Int
arityOf matches = case mg_alts matches of
  L _ (L _ match : _) -> length (m_pats match)
  _ -> 0

variablesOf :: Data a => a -> [Located RdrName]
variablesOf node = case cast node of
  Just (VarPat _ name :: Pat GhcPs) -> [name]
  Just (AsPat _ name inner) -> name : variablesOf inner
  _ | Just (_ :: HsExpr GhcPs) <- cast node -> []
    | Just (_ :: SrcSpan) <- cast node -> []
    | otherwise -> concat (gmapQ variablesOf node)

constructorsIn :: HsModule -> [Constructor]
constructorsIn parsed = concatMap ofDecl (hsmodDecls parsed)
 where
  ofDecl (L _ (TyClD _ DataDecl{tcdDataDefn = defn})) = concatMap (ofCon . unLoc) (dd_cons defn)
  ofDecl (L _ (InstD _ (DataFamInstD _ (DataFamInstDecl eqn)))) = concatMap (ofCon . unLoc) (dd_cons (feqn_rhs (hsib_body eqn)))
  ofDecl _ = []
  ofCon :: ConDecl GhcPs -> [Constructor]
  ofCon con = case con of
    ConDeclH98{con_name = name, con_args = args} -> [Constructor (text name) (fieldsOf args)]
    ConDeclGADT{con_names = names, con_args = args} -> [Constructor (text name) (fieldsOf args) | name <- names]
  fieldsOf (RecCon (L _ fields)) =
    [text (rdrNameFieldOcc field) | L _ decl <- fields, L _ field <- cd_fld_names decl]
  fieldsOf _ = []
  text = occNameString . rdrNameOcc . unLoc

fixitiesIn :: Data a => a -> [(String, (Int, Char))]
fixitiesIn node = case cast node of
  Just (FixitySig _ names (Fixity _ precedence direction) :: FixitySig GhcPs) ->
    [(occNameString (rdrNameOcc name), (precedence, letter direction)) | L _ name <- names]
  _ | Just (_ :: SrcSpan) <- cast node -> []
    | otherwise -> concat (gmapQ fixitiesIn node)
 where
  letter InfixL = 'l'
  letter InfixR = 'r'
  letter InfixN = 'n'

-- | The module with NOINLINE for every function, so that GHC does not join a function that is used once with whoever
-- uses it before the plugin has seen it.
keepSeparate :: HsModule -> HsModule
keepSeparate parsed = parsed{hsmodDecls = map separate (filter (not . isInline) decls) ++ signatures}
 where
  decls = hsmodDecls parsed
  signatures = [L place (SigD noExtField (noInline name)) | L place (ValD _ bind) <- decls, name <- namesOf bind]
  isInline (L _ (SigD _ sig)) = inlines sig
  isInline _ = False
  separate :: Data a => a -> a
  separate node = case cast node of
    Just (ValBinds x binds sigs :: HsValBinds GhcPs) ->
      fromMaybe node (cast (ValBinds x (gmapBag binds) (filter (not . inlines . unLoc) sigs ++
        [L place (noInline name) | L place bind <- bagToList binds, name <- namesOf bind]) :: HsValBinds GhcPs))
    _ | Just (_ :: SrcSpan) <- cast node -> node
      | otherwise -> gmapT separate node
  gmapBag :: LHsBindsLR GhcPs GhcPs -> LHsBindsLR GhcPs GhcPs
  gmapBag = fmap separate
  inlines :: Sig GhcPs -> Bool
  inlines sig = case sig of
    InlineSig{} -> True
    SpecSig{} -> True
    _ -> False
  namesOf :: HsBind GhcPs -> [Located RdrName]
  namesOf bind = case bind of
    FunBind{fun_id = name} -> [name]
    _ -> []
  noInline :: Located RdrName -> Sig GhcPs
  noInline name = InlineSig noExtField name neverInlinePragma

positionOf :: SrcSpan -> Maybe Position
positionOf place = case place of
  RealSrcSpan real _ -> Just (srcSpanStartLine real, srcSpanStartCol real)
  _ -> Nothing

linesOf :: SrcSpan -> Maybe (Int, Int)
linesOf place = case place of
  RealSrcSpan real _ -> Just (srcSpanStartLine real, srcSpanEndLine real)
  _ -> Nothing

-- | Puts probes into the Core of a module: every function that the source defines becomes a label, with a cost centre
-- of its own, and notes its calls. Free variables of local functions are noted as arguments too.
module Inquest.Plugin.Instrument (Probes(..), Label(..), instrument) where

import Control.Monad.State.Strict
import Data.List (intercalate, sortOn)
import qualified Data.Map as Map
import qualified Data.Set as Set
import Data.Maybe
import GHC.Core.Coercion
import GHC.Core.FVs
import GHC.Core.TyCo.Rep (UnivCoProvenance(..))
import GHC.Core.Type
import GHC.Builtin.Names (ioTyConKey)
import GHC.Builtin.Types.Prim
import GHC.Plugins
import GHC.Types.Unique (hasKey)
import GHC.Types.CostCentre
import GHC.Types.CostCentre.State
import Inquest.Plugin.Source

-- | The functions of Inquest.Probe.
data Probes = Probes
  { probeOf :: [Id]  -- ^ for 0 to 8 values
  , probeForMany, emptyValues, oneMoreValue, wrapFunction, wrapAction, wrapUnknown, plainUse, wrappedUse, recordedMain :: Id
  , actionTyCon :: TyCon  -- ^ IO
  }

-- | What the recorder says of a label.
data Label = Label
  { labelNumber :: Int
  , labelWritten :: Written
  , labelFree :: [String]   -- ^ its first arguments are these variables from outside
  , labelIsAsked :: Bool    -- ^ False: computes a function that is defined without its arguments
  , labelIsConstant :: Bool -- ^ computed once
  , labelTypes :: String    -- ^ of arguments and result: a letter for what is an array of such elements (unboxedElement)
  , labelUses :: [String]   -- ^ what its code mentions that may be a constant: `Main.table`
  }

data Done = Done { doneLabels :: [Label], doneNext :: Int, doneCentres :: CostCentreState }

type Work = StateT Done CoreM

-- What is known at an expression.
data Scope = Scope
  { scopeModule :: Module
  , scopeProbes :: Probes
  , scopeWritten :: Map.Map Position Written
  , scopeMentions :: VarEnv [String]    -- ^ of a top-level variable: constants that it may stand for
  , scopePatterns :: VarEnv Written     -- ^ what `(a, b) = ..` at top level computes, of which `a` and `b` are parts
  , scopeLocal :: VarSet                -- ^ variables of the source that are bound around
  , scopeFunctions :: VarEnv [Id]       -- ^ local functions with a label, and which variables they need
  }

instrument :: Module -> Probes -> [Written] -> CoreProgram -> CoreM (CoreProgram, [Label])
instrument this probes written program = do
  (program', done) <- runStateT (mapM (topBind scope) program) (Done [] 0 newCostCentreState)
  return (concat program', sortOn labelNumber (doneLabels done))
 where
  scope = Scope
    { scopeModule = this
    , scopeProbes = probes
    , scopeWritten = positions
    , scopeMentions = mentionsIn this (mkVarSet [b | b <- bindersOfBinds program, isJust (writtenIn this positions b)])
                                   patterns program
    , scopePatterns = patterns
    , scopeLocal = emptyVarSet
    , scopeFunctions = emptyVarEnv
    }
  positions = Map.fromList [(writtenAt w, w) | w <- written]
  patterns = patternsIn this positions program

-- GHC computes the right-hand side of a pattern binding once, and makes a selection of each variable.
patternsIn :: Module -> Map.Map Position Written -> CoreProgram -> VarEnv Written
patternsIn this positions program = mkVarEnv
  [ (v, first{writtenName = intercalate ", " (map writtenName parts)})
  | (v, parts@(first : _)) <- [(v, partsOf v) | (v, _) <- flattenBinds program, isSystemName (idName v)] ]
 where
  partsOf v = sortOn writtenAt
    [w | (b, e) <- flattenBinds program, Just w <- [writtenIn this positions b], writtenForm w == Variable, selectsFrom v e]
  selectsFrom v e = case e of
    Case scrutinee _ _ _ -> selectsFrom v scrutinee
    Tick _ inner -> selectsFrom v inner
    Cast inner _ -> selectsFrom v inner
    App function _ -> selectsFrom v function
    Lam _ inner -> selectsFrom v inner
    Var v' -> v' == v
    _ -> False

-- What has a label stands for itself. What the compiler made stands for what it mentions.
mentionsIn :: Module -> VarSet -> VarEnv Written -> CoreProgram -> VarEnv [String]
mentionsIn this labelled patterns program = mkVarEnv [(b, Set.toList (reach b)) | b <- bindersOfBinds program]
 where
  direct = mkVarEnv [(b, exprFreeIdsList e) | (b, e) <- flattenBinds program]
  reach b = go emptyVarSet [b]
  go _ [] = Set.empty
  go seen (v : vs)
    | v `elemVarSet` seen = go seen vs
    | Just w <- lookupVarEnv patterns v =
        Set.insert (moduleNameString (moduleName this) ++ "." ++ writtenName w) (go (extendVarSet seen v) vs)
    | v `elemVarSet` labelled = Set.insert (qualified this v) (go (extendVarSet seen v) vs)
    | otherwise = go (extendVarSet seen v) (fromMaybe [] (lookupVarEnv direct v) ++ vs)

qualified :: Module -> Id -> String
qualified this v = moduleNameString (moduleName from) ++ "." ++ occNameString (getOccName v)
 where from = if isExternalName (idName v) then nameModule (idName v) else this

-- The constants that an expression may mention: of this module, and of others of the program.
mentionedIn :: Scope -> CoreExpr -> [String]
mentionedIn scope e = Set.toList (Set.fromList (concatMap of' (exprSomeFreeVarsList isId e)))
 where
  of' v | Just names <- lookupVarEnv (scopeMentions scope) v = names
        | isGlobalId v, isExternalName (idName v), moduleUnit (nameModule (idName v)) == moduleUnit (scopeModule scope) =
            [qualified (scopeModule scope) v]
        | otherwise = []

topBind :: Scope -> CoreBind -> Work [CoreBind]
topBind scope bind = case bind of
  NonRec b e -> do
    (main', rest) <- definition scope True b e
    return [NonRec (asItIsNow v) x | (v, x) <- rest ++ [main']]
  Rec pairs -> do
    all' <- mapM (uncurry (definition scope True)) pairs
    return [Rec [(asItIsNow v, x) | (main', rest) <- all', (v, x) <- rest ++ [main']]]
 where
  -- GHC may have kept the code as it was, to put it in place of a mention.
  asItIsNow v | isJoinId v = v
              | otherwise = v `setIdUnfolding` noUnfolding `setInlinePragma` neverInlinePragma

localBind :: Scope -> CoreBind -> Work (Scope, CoreBind)
localBind scope bind = case bind of
  NonRec b e -> do
    let scope' = withFunctions [(b, e)]
    (main', rest) <- definition scope' False b e
    return (bound scope', if null rest then uncurry NonRec main' else Rec (main' : rest))
  Rec pairs -> do
    let scope' = withFunctions pairs
        inside = bound scope'
    all' <- mapM (uncurry (definition inside False)) pairs
    return (inside, Rec (concat [main' : rest | (main', rest) <- all']))
 where
  bound s = s{scopeLocal = extendVarSetList (scopeLocal s) (filter isShown (bindersOf bind))}
  -- A local function needs the variables that it mentions, and those of the local functions that it mentions.
  withFunctions pairs =
    let labelled = [(b, e) | (b, e) <- pairs, isFunctionOf scope b]
        mentions e = exprFreeIdsList e
        own = [ (b, [v | v <- mentions e, v `elemVarSet` scopeLocal scope, not (v `elemVarEnv` scopeFunctions scope)]
                    ++ concat [needs | v <- mentions e, Just needs <- [lookupVarEnv (scopeFunctions scope) v]])
              | (b, e) <- labelled ]
        -- Functions of one group mention each other.
        everybody = concatMap snd own
        isGroup = case bind of Rec (_ : _ : _) -> True; _ -> False
        needed b needs = filter (\v -> v `elemVarSet` scopeLocal scope)
                           (uniq ((if isGroup then everybody else needs) `without` b))
    in scope{scopeFunctions = extendVarEnvList (scopeFunctions scope) [(b, needed b needs) | (b, needs) <- own]}
  without vs b = filter (/= b) vs
  uniq = dVarSetElems . mkDVarSet

isFunctionOf :: Scope -> Id -> Bool
isFunctionOf scope b = case writtenOf scope b of
  Just w -> writtenForm w == Function
  Nothing -> False

writtenOf :: Scope -> Id -> Maybe Written
writtenOf scope = writtenIn (scopeModule scope) (scopeWritten scope)

writtenIn :: Module -> Map.Map Position Written -> Id -> Maybe Written
writtenIn this positions b
  | isExternalName name, nameModule name /= this = Nothing  -- GHC's own `:Main.main`
  | otherwise = case nameSrcSpan name of
      RealSrcSpan real _ -> Map.lookup (srcSpanStartLine real, srcSpanStartCol real) positions
      _ -> Nothing
 where name = idName b

-- Variables that a person could name.
isShown :: Id -> Bool
isShown v = isId v && isGoodSrcSpan (nameSrcSpan (idName v)) && isLifted (idType v) && not (isDictionary v)
  && case occNameString (getOccName v) of { '$' : _ -> False; 'd' : 's' : '_' : _ -> False; _ -> True }

isDictionary :: Id -> Bool
isDictionary = isPredTy . idType

isLifted :: Type -> Bool
isLifted ty = isLiftedTypeKind (typeKind ty)

-- A definition, and others that it needs.
definition :: Scope -> Bool -> Id -> CoreExpr -> Work ((Id, CoreExpr), [(Id, CoreExpr)])
definition scope isTop b e = do
  e' <- expression scope e
  let uses = mentionedIn scope e
  case writtenOf scope b of
    Nothing | isTop, Just w <- lookupVarEnv (scopePatterns scope) b, isLifted (idType b) -> do
               maker <- newLabel scope w [] uses AMaker
               computed <- overBody scope maker 0 e'
               return ((b, computed), [])
    Just w | isAround w e -> return ((b, e'), [])
           | writtenForm w == Function, hasParameters (writtenArity w) e' -> do
               let free = if isTop then [] else fromMaybe [] (lookupVarEnv (scopeFunctions scope) b)
               made <- newLabel scope w free uses AFunction
               e'' <- overBody scope made (writtenArity w) e'
               return ((b, e''), [])
           | writtenForm w == Variable, isTop, isAlias e' -> return ((b, e'), [])
           | writtenForm w == Variable, isTop, (before, body) <- collectHidden e'
           , Just (_, argument, result) <- splitFunTy_maybe (exprType body)
           , not (isPredTy argument), isLifted argument, isLifted result -> withoutArguments w uses before body argument
           | writtenForm w == Variable, isTop -> do
               made <- newLabel scope w [] uses AConstant
               e'' <- overBody scope made 0 e'
               return ((b, mainOf scope b e''), [])
    _ -> return ((b, mainOf scope b e'), [])
 where
  -- Of an overloaded function without a signature GHC makes two: one takes the dictionaries, and has the other inside,
  -- which is what was written and calls itself. GHC may give the arguments to either.
  isAround w body = case body of
    Lam _ inner -> isAround w inner
    Tick _ inner -> isAround w inner
    Cast inner _ -> isAround w inner
    Let bind inner -> any (isSame w) (flattenBinds [bind]) || isAround w inner
    _ -> False
  isSame w (v, inner) = fmap writtenAt (writtenOf scope v) == Just (writtenAt w) && hasParameters (writtenArity w) inner
  -- `isort = foldr insert []`: what computes the function is a constant, about which nothing is asked. The function
  -- itself gets the argument that was left out, so that its calls are noted where they are made.
  withoutArguments w uses before body argument = do
    maker <- newLabel scope w [] uses AMaker
    made <- newLabel scope w [] [qualified (scopeModule scope) b] AFunction
    computed <- overBody scope maker 0 body
    function <- lift (mkSysLocalM (fsLit (occNameString (getOccName b) ++ "_function")) Many (mkLamTypes before (exprType body)))
    x <- lift (mkSysLocalM (fsLit "x") Many argument)
    applied <- overBody scope made 1 (Lam x (App (mkVarApps (Var function) before) (Var x)))
    return ((b, mkLams before applied), [(function, mkLams before computed)])

-- Parameters that nobody wrote: types and dictionaries.
collectHidden :: CoreExpr -> ([Var], CoreExpr)
collectHidden e = case e of
  Lam v e' | isTyVar v || isDictionary v -> let (vs, body) = collectHidden e' in (v : vs, body)
  _ -> ([], e)

-- Another name for something that has a label of its own.
isAlias :: CoreExpr -> Bool
isAlias e = case e of
  Var _ -> True
  Tick _ e' -> isAlias e'
  _ -> False

-- The program writes down what was noted when main ends.
mainOf :: Scope -> Id -> CoreExpr -> CoreExpr
mainOf scope b e
  | moduleNameString (moduleName (scopeModule scope)) == "Main", occNameString (getOccName b) == "main"
  , nameModule_maybe (idName b) == Just (scopeModule scope)
  , Just (tycon, [result]) <- splitTyConApp_maybe (idType b), isAction tycon =
      mkCoreApps (Var (recordedMain (scopeProbes scope))) [Type result, e]
  | otherwise = e

-- Whether the expression begins with that many parameters, behind types and dictionaries.
hasParameters :: Int -> CoreExpr -> Bool
hasParameters 0 _ = True
hasParameters n e = case e of
  Lam v e' | isTyVar v || isDictionary v -> hasParameters n e'
           | otherwise -> hasParameters (n - 1) e'
  Tick _ e' -> hasParameters n e'
  Cast e' _ -> hasParameters n e'
  Let _ e' -> hasParameters n e'
  _ -> False

data Made = Made { madeNumber :: Int, madeCentre :: CostCentre, madeText :: CoreExpr, madeFree :: [Id], madeSort :: Sort }

data Sort = AFunction | AConstant | AMaker deriving Eq

newLabel :: Scope -> Written -> [Id] -> [String] -> Sort -> Work Made
newLabel scope w free uses sort = do
  done <- get
  let number = doneNext done
      text = moduleNameString (moduleName (scopeModule scope)) ++ ":" ++ show number
      -- Two cost centres of one name and number would be one.
      (index, centres) = getCCIndex (fsLit name) (doneCentres done)
      name = writtenName w ++ maker
      maker = if sort == AMaker then " (its value)" else ""
      centre = mkUserCC (fsLit name) (scopeModule scope) (noSrcSpan' (writtenAt w)) (ExprCC index)
  put done{ doneNext = number + 1, doneCentres = centres
          , doneLabels = Label number w (map (occNameString . getOccName) free) (sort /= AMaker) (sort /= AFunction) [] uses
                           : doneLabels done }
  return (Made number centre (Lit (mkLitString text)) free sort)
 where
  -- The recorder tells the label of a cost centre by name and place.
  noSrcSpan' (line, column) = let at = mkSrcLoc (fsLit "inquest") line column in mkSrcSpan at at

-- Goes behind the parameters, and puts the probe around the body.
overBody :: Scope -> Made -> Int -> CoreExpr -> Work CoreExpr
overBody scope made = go (foldr (.) id (mapMaybe wrapFree (madeFree made))) []
 where
  -- A function from outside is noted as this call uses it.
  wrapFree v = do
    let (variables, ty) = splitForAllTys (idType v)
    wrap <- wrapping scope ty
    Just (Let (NonRec (asLet v) (mkLams variables (wrap (mkTyApps (Var v) (mkTyVarTys variables))))))
  -- `wraps`: what binds the wrapped parameters, inside of all of them, so that the function takes as many as before.
  go wraps parameters n e = case e of
    Tick t e' | n > 0 -> Tick t <$> go wraps parameters n e'
    Lam v e' | isTyVar v || isDictionary v -> Lam v <$> go wraps parameters n e'
             | n > 0 -> case wrapping scope (idType v) of
                 Just wrap | isLifted (idType v) -> do
                   plain <- lift (freshLike v)
                   Lam plain <$> go (wraps . Let (NonRec (asLet v) (wrap (Var plain)))) (v : parameters) (n - 1 :: Int) e'
                 _ -> Lam v <$> go wraps (v : parameters) (n - 1) e'
    Let bind e' | n > 0 || null parameters && all isDictionary (bindersOf bind) -> Let bind <$> go wraps parameters n e'
    Cast e' co | n > 0 -> (`Cast` co) <$> go wraps parameters n e'
    _ -> wraps <$> probe (reverse parameters) e
  probe :: [Id] -> CoreExpr -> Work CoreExpr
  probe parameters body
    | not (isLifted ty) = return body
    | otherwise = do
        suspended <- lift (mkSysLocalM (fsLit "inquest_body") Many (mkVisFunTyMany unitTy ty))
        unit <- lift (mkSysLocalM (fsLit "inquest_unit") Many unitTy)
        let values = map Var (madeFree made) ++ mapMaybe boxed parameters
            pushed = Tick (ProfNote (madeCentre made) True True) body
            types = map unboxedElement (map exprType values ++ [ty])
            use = if madeSort made == AMaker then Nothing else wrapping scope ty
        modify $ \done -> done
          { doneLabels = [ if labelNumber label == madeNumber made then label{labelTypes = types} else label
                         | label <- doneLabels done ] }
        return (Let (NonRec suspended (Lam unit pushed))
                  (callProbe (scopeProbes scope) (madeText made) values ty [useOf (scopeProbes scope) ty use, Var suspended]))
   where ty = exprType body

-- Of an array or vector without boxes the type of its elements, which cannot be seen when the program runs; '-': no such.
unboxedElement :: Type -> Char
unboxedElement ty = case splitTyConApp_maybe ty of
  Just (tycon, arguments@(_ : _))
    | isFrom "Data.Array.Base" "UArray" tycon -> element 'B' (last arguments)
    | isFrom "Data.Vector.Unboxed.Base" "Vector" tycon -> element 'b' (last arguments)
    | isFrom "Data.Vector.Primitive" "Vector" tycon -> element '-' (last arguments)
  _ -> '-'
 where
  isFrom modul name tycon =
    occNameString (getOccName tycon) == name
      && fmap (moduleNameString . moduleName) (nameModule_maybe (getName tycon)) == Just modul
  element ofBool t = case fmap (occNameString . getOccName . fst) (splitTyConApp_maybe t) of
    Just "Bool" -> ofBool
    Just name -> fromMaybe '-' (lookup name letters)
    Nothing -> '-'
  letters = [ ("Int", 'l'), ("Int64", 'l'), ("Int32", 'i'), ("Int16", 's'), ("Int8", 'a'), ("Word", 'L'), ("Word64", 'L')
            , ("Word32", 'I'), ("Word16", 'S'), ("Word8", 'A'), ("Double", 'd'), ("Float", 'f'), ("Char", 'c') ]

-- A parameter as a lifted value.
boxed :: Id -> Maybe CoreExpr
boxed v
  | isLifted (idType v) = Just (Var v)
  | otherwise = lookup (splitTyConApp_maybe' (idType v)) boxes
 where
  splitTyConApp_maybe' ty = fst <$> splitTyConApp_maybe ty
  boxes = [ (Just intPrimTyCon, box intDataCon), (Just charPrimTyCon, box charDataCon)
          , (Just doublePrimTyCon, box doubleDataCon), (Just floatPrimTyCon, box floatDataCon)
          , (Just wordPrimTyCon, box wordDataCon) ]
  box con = mkConApp con [Var v]

callProbe :: Probes -> CoreExpr -> [CoreExpr] -> Type -> [CoreExpr] -> CoreExpr
callProbe probes text values ty rest
  | length values <= 8 =
      mkCoreApps (Var (probeOf probes !! length values)) (map (Type . exprType) values ++ [Type ty, text] ++ values ++ rest)
  | otherwise = mkCoreApps (Var (probeForMany probes)) ([Type ty, text, many] ++ rest)
 where
  many = foldr (\v vs -> mkCoreApps (Var (oneMoreValue probes)) [Type (exprType v), v, vs]) (Var (emptyValues probes)) values

-- How the probes are told what becomes of a value of the type.
useOf :: Probes -> Type -> Maybe (CoreExpr -> CoreExpr) -> CoreExpr
useOf probes ty use = case use of
  Just wrap -> let v = mkTemplateLocal 1 ty in mkCoreApps (Var (wrappedUse probes)) [Type ty, Lam v (wrap (Var v))]
  Nothing -> mkCoreApps (Var (plainUse probes)) [Type ty]

-- How a value of this type is noted where it is used: functions and actions, also behind newtypes.
wrapping :: Scope -> Type -> Maybe (CoreExpr -> CoreExpr)
wrapping scope = go (Depth 6 16)
 where
  probes = scopeProbes scope
  go depth ty
    | depthFunctions depth <= 0 || depthNewtypes depth <= 0 = Nothing
    | Just (_, argument, result) <- splitFunTy_maybe ty =
        if isPredTy argument || not (isLifted argument && isLifted result) then Nothing else
          let inner = depth{depthFunctions = depthFunctions depth - 1}
          in Just (\e -> mkCoreApps (Var (wrapFunction probes)) [Type argument, Type result, self inner argument, self inner result, e])
    | Just (co, result) <- asAction ty, isLifted result =
        let inner = depth{depthFunctions = depthFunctions depth - 1}
        in Just (\e -> castBack co (mkCoreApps (Var (wrapAction probes)) [Type result, self inner result, castTo co e]))
    | Just (representation, co) <- unwrapped ty = do
        wrap <- go depth{depthNewtypes = depthNewtypes depth - 1} representation
        Just (\e -> Cast (wrap (Cast e co)) (mkSymCo co))
    -- A monad that the caller chooses.
    | Just (head', _) <- splitAppTy_maybe ty, isHeadVariable head', isLifted ty =
        Just (\e -> mkCoreApps (Var (wrapUnknown probes)) [Type ty, e])
    | otherwise = Nothing
  isHeadVariable t = maybe (isTyVarTy t) (isHeadVariable . fst) (splitAppTy_maybe t)
  self depth t = useOf probes t (go depth t)
  castTo co e = maybe e (Cast e) co
  castBack co e = maybe e (Cast e . mkSymCo) co
  -- As IO: other actions, ST and STM, are the same function from a state.
  asAction ty
    | Just (tycon, [result]) <- splitTyConApp_maybe ty, isAction tycon = Just (Nothing, result)
    | Just (representation, _) <- unwrapped ty
    , Just (_, state, pair) <- splitFunTy_maybe representation
    , Just (stateTyCon, _) <- splitTyConApp_maybe state, stateTyCon == statePrimTyCon
    , Just (tuple, arguments) <- splitTyConApp_maybe pair, isUnboxedTupleTyCon tuple
    , [_, result] <- dropRuntimeRepArgs arguments =
        Just (Just (mkUnivCo (PluginProv "inquest") Representational ty (mkTyConApp (actionTyCon probes) [result])), result)
    | otherwise = Nothing

-- How deep is looked into a type: types may go round.
data Depth = Depth { depthFunctions, depthNewtypes :: Int }

-- What a newtype is made of.
unwrapped :: Type -> Maybe (Type, Coercion)
unwrapped ty
  | Just (tycon, arguments) <- splitTyConApp_maybe ty, isNewTyCon tycon, not (isAction tycon)
  , length arguments >= newTyConEtadArity tycon =
      Just (newTyConInstRhs tycon arguments, mkUnbranchedAxInstCo Representational (newTyConCo tycon) arguments [])
  | otherwise = Nothing

isAction :: TyCon -> Bool
isAction tycon = tycon `hasKey` ioTyConKey

freshLike :: Id -> CoreM Id
freshLike v = mkSysLocalM (occNameFS (getOccName v)) Many (idType v)

asLet :: Id -> Id
asLet v = setIdInfo v vanillaIdInfo

expression :: Scope -> CoreExpr -> Work CoreExpr
expression scope e = case e of
  Var _ -> return e
  Lit _ -> return e
  App f a -> App <$> expression scope f <*> expression scope a
  Lam v body -> Lam v <$> expression (binding [v]) body
  Let bind body -> do
    (scope', bind') <- localBind scope bind
    Let bind' <$> expression scope' body
  Case scrutinee v ty alternatives -> do
    scrutinee' <- expression scope scrutinee
    Case scrutinee' v ty <$> mapM (\(con, vs, rhs) -> (,,) con vs <$> expression (binding (v : vs)) rhs) alternatives
  Cast inner co -> (`Cast` co) <$> expression scope inner
  Tick t inner -> Tick t <$> expression scope inner
  Type _ -> return e
  Coercion _ -> return e
 where
  binding vs = scope{scopeLocal = extendVarSetList (scopeLocal scope) (filter isShown vs)}

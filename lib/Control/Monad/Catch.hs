{-# LANGUAGE ExistentialQuantification, RankNTypes, ScopedTypeVariables, TypeFamilies #-}
-- | Exceptions in stacks of monads, as in the package exceptions 0.10.
module Control.Monad.Catch
  ( MonadThrow(..), MonadCatch(..), MonadMask(..), ExitCase(..)
  , mask_, uninterruptibleMask_, catchAll, catchIOError, catchIf, catchJust, handle, handleAll, handleIOError, handleIf, handleJust
  , try, tryJust, onException, onError, bracket, bracket_, finally, bracketOnError, Handler(..), catches
  , Exception(..), SomeException(..)
  ) where

import Control.Exception (Exception(..), SomeException(..))
import qualified Control.Exception as E
import Control.Monad.STM (STM, catchSTM, throwSTM)
import Control.Monad.Trans.Class
import Control.Monad.Trans.Except (ExceptT(..), runExceptT)
import Control.Monad.Trans.Identity
import Control.Monad.Trans.Maybe
import qualified Control.Monad.Trans.RWS.Lazy as LazyRWS
import qualified Control.Monad.Trans.RWS.Strict as StrictRWS
import Control.Monad.Trans.Reader (ReaderT(..))
import qualified Control.Monad.Trans.State.Lazy as LazyS
import qualified Control.Monad.Trans.State.Strict as StrictS
import qualified Control.Monad.Trans.Writer.Lazy as LazyW
import qualified Control.Monad.Trans.Writer.Strict as StrictW

class Monad m => MonadThrow m where
  throwM :: Exception e => e -> m a

class MonadThrow m => MonadCatch m where
  catch :: Exception e => m a -> (e -> m a) -> m a

class MonadCatch m => MonadMask m where
  mask :: ((forall a. m a -> m a) -> m b) -> m b
  uninterruptibleMask :: ((forall a. m a -> m a) -> m b) -> m b
  generalBracket :: m a -> (a -> ExitCase b -> m c) -> (a -> m b) -> m (b, c)

data ExitCase a = ExitCaseSuccess a | ExitCaseException SomeException | ExitCaseAbort
  deriving Show

-- --------------------------------------------------------------------------------- without effects

instance MonadThrow [] where
  throwM _ = []
instance MonadThrow Maybe where
  throwM _ = Nothing
instance e ~ SomeException => MonadThrow (Either e) where
  throwM e = Left (toException e)
instance e ~ SomeException => MonadCatch (Either e) where
  catch (Left e) f = case fromException e of
    Nothing -> Left e
    Just e' -> f e'
  catch r@(Right _) _ = r
instance e ~ SomeException => MonadMask (Either e) where
  mask f = f id
  uninterruptibleMask f = f id
  generalBracket acquire release use = case acquire of
    Left e -> Left e
    Right resource -> case use resource of
      Left e -> release resource (ExitCaseException e) >> Left e
      Right b -> release resource (ExitCaseSuccess b) >>= \c -> return (b, c)

instance MonadThrow IO where
  throwM e = E.throwIO e
instance MonadCatch IO where
  catch action handler = E.catch action handler
instance MonadMask IO where
  mask f = E.mask f
  uninterruptibleMask f = E.uninterruptibleMask f
  generalBracket acquire release use = E.mask (\unmasked -> acquire >>= \resource ->
    E.catch (unmasked (use resource)) (\e -> release resource (ExitCaseException e) >> E.throwIO (e :: SomeException)) >>= \b ->
    release resource (ExitCaseSuccess b) >>= \c -> return (b, c))

instance MonadThrow STM where
  throwM e = throwSTM e
instance MonadCatch STM where
  catch action handler = catchSTM action handler

-- ------------------------------------------------------------------------------------ transformers

instance MonadThrow m => MonadThrow (IdentityT m) where
  throwM e = lift (throwM e)
instance MonadCatch m => MonadCatch (IdentityT m) where
  catch (IdentityT m) f = IdentityT (catch m (\e -> runIdentityT (f e)))
instance MonadMask m => MonadMask (IdentityT m) where
  mask f = IdentityT (mask (\u -> runIdentityT (f (\(IdentityT b) -> IdentityT (u b)))))
  uninterruptibleMask f = IdentityT (uninterruptibleMask (\u -> runIdentityT (f (\(IdentityT b) -> IdentityT (u b)))))
  generalBracket acquire release use = IdentityT (generalBracket (runIdentityT acquire)
    (\resource exit -> runIdentityT (release resource exit)) (\resource -> runIdentityT (use resource)))

instance MonadThrow m => MonadThrow (ReaderT r m) where
  throwM e = lift (throwM e)
instance MonadCatch m => MonadCatch (ReaderT r m) where
  catch (ReaderT m) f = ReaderT (\r -> catch (m r) (\e -> runReaderT (f e) r))
instance MonadMask m => MonadMask (ReaderT r m) where
  mask f = ReaderT (\r -> mask (\u -> runReaderT (f (\(ReaderT b) -> ReaderT (\r' -> u (b r')))) r))
  uninterruptibleMask f = ReaderT (\r -> uninterruptibleMask (\u -> runReaderT (f (\(ReaderT b) -> ReaderT (\r' -> u (b r')))) r))
  generalBracket acquire release use = ReaderT (\r -> generalBracket (runReaderT acquire r)
    (\resource exit -> runReaderT (release resource exit) r) (\resource -> runReaderT (use resource) r))

instance MonadThrow m => MonadThrow (MaybeT m) where
  throwM e = lift (throwM e)
instance MonadCatch m => MonadCatch (MaybeT m) where
  catch (MaybeT m) f = MaybeT (catch m (\e -> runMaybeT (f e)))
instance MonadMask m => MonadMask (MaybeT m) where
  mask f = MaybeT (mask (\u -> runMaybeT (f (\(MaybeT b) -> MaybeT (u b)))))
  uninterruptibleMask f = MaybeT (uninterruptibleMask (\u -> runMaybeT (f (\(MaybeT b) -> MaybeT (u b)))))
  generalBracket acquire release use = MaybeT (generalBracket (runMaybeT acquire)
    (\resource exit -> case resource of
      Nothing -> return Nothing
      Just r -> case exit of
        ExitCaseSuccess (Just b) -> runMaybeT (release r (ExitCaseSuccess b))
        ExitCaseException e -> runMaybeT (release r (ExitCaseException e))
        _ -> runMaybeT (release r ExitCaseAbort))
    (\resource -> case resource of
      Nothing -> return Nothing
      Just r -> runMaybeT (use r)) >>= \(b, c) -> return (b >>= \x -> c >>= \y -> Just (x, y)))

instance MonadThrow m => MonadThrow (ExceptT e m) where
  throwM e = lift (throwM e)
instance MonadCatch m => MonadCatch (ExceptT e m) where
  catch (ExceptT m) f = ExceptT (catch m (\e -> runExceptT (f e)))
instance MonadMask m => MonadMask (ExceptT e m) where
  mask f = ExceptT (mask (\u -> runExceptT (f (\(ExceptT b) -> ExceptT (u b)))))
  uninterruptibleMask f = ExceptT (uninterruptibleMask (\u -> runExceptT (f (\(ExceptT b) -> ExceptT (u b)))))
  generalBracket acquire release use = ExceptT (generalBracket (runExceptT acquire)
    (\resource exit -> case resource of
      Left e -> return (Left e)
      Right r -> case exit of
        ExitCaseSuccess (Right b) -> runExceptT (release r (ExitCaseSuccess b))
        ExitCaseException e -> runExceptT (release r (ExitCaseException e))
        _ -> runExceptT (release r ExitCaseAbort))
    (\resource -> case resource of
      Left e -> return (Left e)
      Right r -> runExceptT (use r)) >>= \(b, c) -> return (c >>= \y -> b >>= \x -> Right (x, y)))

instance MonadThrow m => MonadThrow (LazyS.StateT s m) where
  throwM e = lift (throwM e)
instance MonadCatch m => MonadCatch (LazyS.StateT s m) where
  catch m f = LazyS.StateT (\s -> catch (LazyS.runStateT m s) (\e -> LazyS.runStateT (f e) s))
instance MonadMask m => MonadMask (LazyS.StateT s m) where
  mask f = LazyS.StateT (\s -> mask (\u -> LazyS.runStateT (f (\b -> LazyS.StateT (\t -> u (LazyS.runStateT b t)))) s))
  uninterruptibleMask f = LazyS.StateT (\s -> uninterruptibleMask (\u -> LazyS.runStateT (f (\b -> LazyS.StateT (\t -> u (LazyS.runStateT b t)))) s))
  generalBracket acquire release use = LazyS.StateT (\s0 -> generalBracket (LazyS.runStateT acquire s0)
    (\(resource, s1) exit -> case exit of
      ExitCaseSuccess (b, s2) -> LazyS.runStateT (release resource (ExitCaseSuccess b)) s2
      ExitCaseException e -> LazyS.runStateT (release resource (ExitCaseException e)) s1
      ExitCaseAbort -> LazyS.runStateT (release resource ExitCaseAbort) s1)
    (\(resource, s1) -> LazyS.runStateT (use resource) s1) >>= \((b, _), (c, s3)) -> return ((b, c), s3))

instance (Monoid w, MonadThrow m) => MonadThrow (LazyW.WriterT w m) where
  throwM e = lift (throwM e)
instance (Monoid w, MonadCatch m) => MonadCatch (LazyW.WriterT w m) where
  catch m f = LazyW.WriterT (catch (LazyW.runWriterT m) (\e -> LazyW.runWriterT (f e)))
instance (Monoid w, MonadMask m) => MonadMask (LazyW.WriterT w m) where
  mask f = LazyW.WriterT (mask (\u -> LazyW.runWriterT (f (\b -> LazyW.WriterT (u (LazyW.runWriterT b))))))
  uninterruptibleMask f = LazyW.WriterT (uninterruptibleMask (\u -> LazyW.runWriterT (f (\b -> LazyW.WriterT (u (LazyW.runWriterT b))))))
  generalBracket acquire release use = LazyW.WriterT (generalBracket (LazyW.runWriterT acquire)
    (\(resource, w1) exit -> case exit of
      ExitCaseSuccess (b, w12) -> LazyW.runWriterT (release resource (ExitCaseSuccess b)) >>= \(c, w3) -> return (c, w12 <> w3)
      ExitCaseException e -> LazyW.runWriterT (release resource (ExitCaseException e)) >>= \(c, w3) -> return (c, w1 <> w3)
      ExitCaseAbort -> LazyW.runWriterT (release resource ExitCaseAbort) >>= \(c, w3) -> return (c, w1 <> w3))
    (\(resource, w1) -> LazyW.runWriterT (use resource) >>= \(a, w2) -> return (a, w1 <> w2)) >>= \((b, _), (c, w)) -> return ((b, c), w))

instance (Monoid w, MonadThrow m) => MonadThrow (LazyRWS.RWST r w s m) where
  throwM e = lift (throwM e)
instance (Monoid w, MonadCatch m) => MonadCatch (LazyRWS.RWST r w s m) where
  catch m f = LazyRWS.RWST (\r s -> catch (LazyRWS.runRWST m r s) (\e -> LazyRWS.runRWST (f e) r s))

instance MonadThrow m => MonadThrow (StrictS.StateT s m) where
  throwM e = lift (throwM e)
instance MonadCatch m => MonadCatch (StrictS.StateT s m) where
  catch m f = StrictS.StateT (\s -> catch (StrictS.runStateT m s) (\e -> StrictS.runStateT (f e) s))
instance MonadMask m => MonadMask (StrictS.StateT s m) where
  mask f = StrictS.StateT (\s -> mask (\u -> StrictS.runStateT (f (\b -> StrictS.StateT (\t -> u (StrictS.runStateT b t)))) s))
  uninterruptibleMask f = StrictS.StateT (\s -> uninterruptibleMask (\u -> StrictS.runStateT (f (\b -> StrictS.StateT (\t -> u (StrictS.runStateT b t)))) s))
  generalBracket acquire release use = StrictS.StateT (\s0 -> generalBracket (StrictS.runStateT acquire s0)
    (\(resource, s1) exit -> case exit of
      ExitCaseSuccess (b, s2) -> StrictS.runStateT (release resource (ExitCaseSuccess b)) s2
      ExitCaseException e -> StrictS.runStateT (release resource (ExitCaseException e)) s1
      ExitCaseAbort -> StrictS.runStateT (release resource ExitCaseAbort) s1)
    (\(resource, s1) -> StrictS.runStateT (use resource) s1) >>= \((b, _), (c, s3)) -> return ((b, c), s3))

instance (Monoid w, MonadThrow m) => MonadThrow (StrictW.WriterT w m) where
  throwM e = lift (throwM e)
instance (Monoid w, MonadCatch m) => MonadCatch (StrictW.WriterT w m) where
  catch m f = StrictW.WriterT (catch (StrictW.runWriterT m) (\e -> StrictW.runWriterT (f e)))
instance (Monoid w, MonadMask m) => MonadMask (StrictW.WriterT w m) where
  mask f = StrictW.WriterT (mask (\u -> StrictW.runWriterT (f (\b -> StrictW.WriterT (u (StrictW.runWriterT b))))))
  uninterruptibleMask f = StrictW.WriterT (uninterruptibleMask (\u -> StrictW.runWriterT (f (\b -> StrictW.WriterT (u (StrictW.runWriterT b))))))
  generalBracket acquire release use = StrictW.WriterT (generalBracket (StrictW.runWriterT acquire)
    (\(resource, w1) exit -> case exit of
      ExitCaseSuccess (b, w12) -> StrictW.runWriterT (release resource (ExitCaseSuccess b)) >>= \(c, w3) -> return (c, w12 <> w3)
      ExitCaseException e -> StrictW.runWriterT (release resource (ExitCaseException e)) >>= \(c, w3) -> return (c, w1 <> w3)
      ExitCaseAbort -> StrictW.runWriterT (release resource ExitCaseAbort) >>= \(c, w3) -> return (c, w1 <> w3))
    (\(resource, w1) -> StrictW.runWriterT (use resource) >>= \(a, w2) -> return (a, w1 <> w2)) >>= \((b, _), (c, w)) -> return ((b, c), w))

instance (Monoid w, MonadThrow m) => MonadThrow (StrictRWS.RWST r w s m) where
  throwM e = lift (throwM e)
instance (Monoid w, MonadCatch m) => MonadCatch (StrictRWS.RWST r w s m) where
  catch m f = StrictRWS.RWST (\r s -> catch (StrictRWS.runRWST m r s) (\e -> StrictRWS.runRWST (f e) r s))

-- ---------------------------------------------------------------------------------------- functions

mask_, uninterruptibleMask_ :: MonadMask m => m a -> m a
mask_ io = mask (\_ -> io)
uninterruptibleMask_ io = uninterruptibleMask (\_ -> io)

catchAll :: MonadCatch m => m a -> (SomeException -> m a) -> m a
catchAll action handler = catch action handler

catchIOError :: MonadCatch m => m a -> (IOError -> m a) -> m a
catchIOError action handler = catch action handler

catchIf :: (MonadCatch m, Exception e) => (e -> Bool) -> m a -> (e -> m a) -> m a
catchIf f action handler = catch action (\e -> if f e then handler e else throwM e)

catchJust :: (MonadCatch m, Exception e) => (e -> Maybe b) -> m a -> (b -> m a) -> m a
catchJust f action handler = catch action (\e -> maybe (throwM e) handler (f e))

handle :: (MonadCatch m, Exception e) => (e -> m a) -> m a -> m a
handle handler action = catch action handler

handleAll :: MonadCatch m => (SomeException -> m a) -> m a -> m a
handleAll handler action = catch action handler

handleIOError :: MonadCatch m => (IOError -> m a) -> m a -> m a
handleIOError handler action = catch action handler

handleIf :: (MonadCatch m, Exception e) => (e -> Bool) -> (e -> m a) -> m a -> m a
handleIf f handler action = catchIf f action handler

handleJust :: (MonadCatch m, Exception e) => (e -> Maybe b) -> (b -> m a) -> m a -> m a
handleJust f handler action = catchJust f action handler

try :: (MonadCatch m, Exception e) => m a -> m (Either e a)
try action = catch (action >>= \a -> return (Right a)) (\e -> return (Left e))

tryJust :: (MonadCatch m, Exception e) => (e -> Maybe b) -> m a -> m (Either b a)
tryJust f action = catch (action >>= \a -> return (Right a)) (\e -> maybe (throwM e) (\b -> return (Left b)) (f e))

data Handler m a = forall e. Exception e => Handler (e -> m a)

instance Monad m => Functor (Handler m) where
  fmap f (Handler h) = Handler (\e -> h e >>= \a -> return (f a))

catches :: (Foldable f, MonadCatch m) => m a -> f (Handler m a) -> m a
catches action handlers = catch action (\e -> foldr (tryOne e) (throwM e) handlers)
  where
    tryOne e (Handler h) next = case fromException (e :: SomeException) of
      Just x -> h x
      Nothing -> next

onException :: MonadCatch m => m a -> m b -> m a
onException action handler = catchAll action (\e -> handler >> throwM e)

onError :: MonadMask m => m a -> m b -> m a
onError action handler = bracketOnError (return ()) (const handler) (const action)

bracket :: MonadMask m => m a -> (a -> m c) -> (a -> m b) -> m b
bracket acquire release use = generalBracket acquire (\a _ -> release a) use >>= \(b, _) -> return b

bracket_ :: MonadMask m => m a -> m c -> m b -> m b
bracket_ before after action = bracket before (const after) (const action)

finally :: MonadMask m => m a -> m b -> m a
finally action finalizer = bracket_ (return ()) finalizer action

bracketOnError :: MonadMask m => m a -> (a -> m c) -> (a -> m b) -> m b
bracketOnError acquire release use = generalBracket acquire
  (\a exit -> case exit of
    ExitCaseSuccess _ -> return ()
    _ -> release a >> return ()) use >>= \(b, _) -> return b

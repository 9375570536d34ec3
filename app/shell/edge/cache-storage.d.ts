/** The browser's type of the same name, which TypeScript takes, has no store of its own. */
interface CacheStorage {
  readonly default: Cache
}

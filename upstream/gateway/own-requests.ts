const own = new WeakSet<Request>()
const ofSync = new WeakSet<Request>()

/** Marks a request that the gateway makes itself. */
export function markAsOwn(request: Request): void {
  own.add(request)
}

/** Marks one that it makes for a program of calendars or address books. */
export function markAsSync(request: Request): Request {
  ofSync.add(request)
  return request
}

/** Whether the gateway made a request itself; nobody else can, by no header. */
export function isAskedByItself(request: Request): boolean {
  return own.has(request)
}

/** Whether a request was made here for such a program. */
export function isForSync(request: Request): boolean {
  return ofSync.has(request)
}

const own = new WeakSet<Request>()

/** Marks a request that the gateway makes itself. */
export function markAsOwn(request: Request): void {
  own.add(request)
}

/** Whether the gateway made a request itself; nobody else can. */
export function isAskedByItself(request: Request): boolean {
  return own.has(request)
}

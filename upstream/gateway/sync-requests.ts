const marked = new WeakSet<Request>()

/** Notes that the gateway asks something of itself for a program of calendars or address books. */
export function markSync(request: Request): Request {
  marked.add(request)
  return request
}

/** Whether a request was made here for such a program: no header of a caller can say so. */
export function isSync(request: Request): boolean {
  return marked.has(request)
}

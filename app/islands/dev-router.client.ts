/**
 * Remix's hot reloading asks its router to load the page's data again before it refreshes
 * components. There is no router here, and nothing to load again.
 */
const router = {
  subscribe(notify: (state: { revalidation: 'idle' }) => void) {
    queueMicrotask(() => notify({ revalidation: 'idle' }))
    return () => {}
  },
  revalidate() {},
}

/** Puts it where Remix looks for it. */
export function standInForRouter(): void {
  Object.assign(window, { __remixRouter: router, __remixClearCriticalCss() {} })
}

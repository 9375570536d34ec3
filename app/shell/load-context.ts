import type { AppLoadContext } from '@remix-run/cloudflare'
import type { ErrorCode } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmMembership, Session } from '#contract/core/identity.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { Env } from './env.ts'
import type { FlashToast } from './flash-toast.ts'
import type { InterruptedForm } from './session/interrupted-form.server.ts'

/** An error that ended a request, as far as its page may know it. */
export type Failure = {
  code: ErrorCode
  status: number
  /** Whether something was to be changed. */
  isWrite: boolean
  /** Why it was refused, a key of the `problem` texts, where the API says so. */
  reason?: string | undefined
}

/** The firm of a page below `/firms/:firmId` and what the person may do in it. */
export type FirmPage = {
  session: Session
  firm: FirmMembership
  can: (permission: Permission) => boolean
  /** Whether a page may be opened, by its path: what its route needs is held. */
  canOpen: (path: string) => boolean
}

declare module '@remix-run/cloudflare' {
  /** One for each request; made in `functions/worker.ts`. */
  interface AppLoadContext {
    env: Env
    waitUntil: (work: Promise<unknown>) => void
    clientAddress: string
    /** Percent-encoded. */
    clientPlace?: string
    requestId: string
    /** Origin that the page shows in a frame, as a package of a course: set by its loader. */
    frameOrigin?: string
    /** Set by `handleError`, read when the page of the error is made. */
    failure?: Failure
    /** Set by `getSession` once somebody is known to be signed in. */
    session?: Session
    /** Set by `requireFirm`. */
    firmPage?: FirmPage
    /** The visitor's; set by `getVisit`. */
    language?: Language
    /** Set by a page that speaks its document's language instead of the visitor's. */
    pageLanguage?: Language
    /** IANA name, set by a page for customers of a firm: its times are those of the firm. */
    pageTimeZone?: string
    /** In place of the cookie's, once the session goes on under another: set by `renewSession`. */
    token?: string
    /** `Set-Cookie`s that go with whatever the answer is. */
    cookies?: string[]
    /** Set by `upstream` when the API asked to wait; goes with an answer of 429. */
    retryAfterSeconds?: number | undefined
    /** Set by `showToast`. */
    toast?: FlashToast
    /** Set where a page is shown with what was typed before its session ended. */
    interrupted?: InterruptedForm
    /** Set where a form was too large to be read: its page is the one that says so. */
    isTooLarge?: boolean
    /** Set when the page is made: the same for everybody, and said to be kept at the edge. */
    isKept?: boolean
    /** Set by `noteUnread`: how many notices the bell counts. */
    unread?: number
  }
}

/** What loaders and actions are given; the shell's functions take it as it is. */
export type Args = {
  request: Request
  params: Record<string, string | undefined>
  context: AppLoadContext
}

/**
 * Makes a function of a request run once for it, however many loaders ask.
 * The load context is the one object that all loaders of a request share.
 */
export function oncePerRequest<Result>(make: (args: Args) => Result): (args: Args) => Result {
  const made = new WeakMap<AppLoadContext, { result: Result }>()
  return (args) => {
    const known = made.get(args.context)
    if (known) return known.result
    const result = make(args)
    made.set(args.context, { result })
    return result
  }
}

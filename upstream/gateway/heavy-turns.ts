import type { Context, MiddlewareHandler, Next } from 'hono'
import { noteOthers } from '../core/breathe.ts'
import { Turns } from '../core/turns.ts'
import { firmPartLength } from '../firm/link-part.ts'
import { callerOf } from './caller.ts'
import type { Gateway } from './gateway.ts'

/** Below what the web app waits for an answer, so that a turn which never ends holds nobody up. */
const waits = { maxWaiting: 300, maxWaitingPerKey: 120, longestTurnMs: 25_000 }

/** On one machine all firms share one thread, and everybody else's pages with them. */
const onOneMachine = new Turns({ ...waits, atOnce: 1 })
/** On the edge a firm's work is done in its own object; there it waits for what that firm began. */
const onTheEdge = new Turns({ ...waits, atOnce: 32, atOncePerKey: 1 })

/**
 * What is heavy to make, such as a PDF, an export or an archive, is made in turns: firm by firm, each
 * in the order it was asked for, with a pause after each while others ask, in which they are answered.
 * @throws AppError rate_limited when too many wait
 */
export const takeHeavyTurn: MiddlewareHandler<Gateway> = (c, next) => {
  if (!c.get('route').isHeavy) return passBy(next)
  const turns = c.env.DEPLOYMENT === 'local' ? onOneMachine : onTheEdge
  return turns.take(keyOf(c), next, (work) => c.executionCtx.waitUntil(work))
}

async function passBy(next: Next): Promise<void> {
  noteOthers()
  await next()
  noteOthers()
}

/** The firm whose object does the work, named in the path or by a public link; else the caller. */
function keyOf(c: Context<Gateway>): string {
  return heavyFirmKey(c.req.path) ?? callerOf(c)
}

/**
 * What a firm's heavy work is counted by: the part of its id that its public links begin with, so
 * that what is asked by a link and by its members waits in one row. Undefined where no firm is named.
 */
export function heavyFirmKey(path: string): string | undefined {
  const firmId = /^\/firms\/(\w{26})(?:\/|$)/.exec(path)?.[1]
  const token = /^\/public\/(?:documents|quotes|orders|tickets)\/(\w+)/.exec(path)?.[1] ?? ''
  const part = firmId ? firmId.slice(-firmPartLength) : token.slice(0, firmPartLength)
  return part.length === firmPartLength ? `firm ${part}` : undefined
}

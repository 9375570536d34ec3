import { DemoUserAction } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import type { ChannelMessages, ChannelSender } from '../../../channel/channel-messages.ts'
import { storeLogs } from './store-logs.ts'

export const channelMessages: ChannelMessages = { demoUserAction: onDemoAction }

/**
 * Takes what a page emitted. A websocket has nobody to answer, so what is not right, or not from a
 * demo's visitor, is dropped in silence.
 */
async function onDemoAction(payload: unknown, { env, userId }: ChannelSender): Promise<void> {
  const action = DemoUserAction.safeParse(payload)
  if (!action.success) return
  const { demoUserId, actionLog, routeLog } = action.data
  const logs = {
    demoUserId,
    routeLogs: routeLog ? [routeLog] : [],
    actionLogs: actionLog ? [actionLog] : [],
  }
  try {
    await storeLogs(env, userId, logs, Date.now())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

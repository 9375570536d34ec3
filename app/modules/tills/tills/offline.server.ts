import { itemPicturePath } from '#app/modules/catalogue/items/index.ts'
import { problemsOf } from '#app/shell/form/parse-form.ts'
import { problemText } from '#app/shell/form/problem-text.ts'
import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { parseJson } from '#contract/core/parse-json.ts'
import { tillRegistersContract, tillTicketsContract } from '#contract/tills/till-calls.ts'
import { CancelledNumberInput, DeviceInput } from '#contract/tills/till-devices.ts'
import { SaleInput } from '#contract/tills/till-tickets.ts'
import { tillCustomers } from './customers.server.ts'
import type { OfflineCustomer, OfflineItem, SendAnswer } from './offline/types.ts'

/** As many items go on a device. */
const kept = 5000
/** As many customers as the selling screen offers. */
const keptCustomers = 300

/** The items of a till as a device keeps them: what can be sold, so each variant by itself. */
export async function offlineItems(
  { call, firm: { firmId } }: FirmAccess,
  tillId: string,
): Promise<OfflineItem[]> {
  const asked = { firmId, tillId, variants: 'each' as const, size: kept }
  const { rows } = await call(tillRegistersContract.items, asked)
  return rows
    .filter(({ isParent }) => !isParent)
    .map(({ pictureId, pictureAlt: _, isParent: __, onHand: ___, isLow: ____, ...item }) => ({
      ...item,
      picture: pictureId && itemPicturePath(firmId, item.itemId, pictureId),
    }))
}

/** The customers that may be chosen from: their names alone, and none for who may not see them. */
export function offlineCustomers(access: FirmAccess): Promise<OfflineCustomer[]> {
  return tillCustomers(access, keptCustomers)
}

type QueueAnswer = { json: object; status: number }
type Words = { t: Translate; format: Format }

/** What a device asks of a till that it sells at without a connection. */
export async function actOnQueue(
  access: FirmAccess,
  tillId: string,
  read: (name: string) => string,
  words: Words,
): Promise<QueueAnswer> {
  const ids = { firmId: access.firm.firmId, tillId }
  switch (read('intent')) {
    case 'reserve': {
      const typed = { device: read('device'), waiting: Number(read('waiting')) }
      const device = DeviceInput.safeParse(typed)
      if (!device.success) return malformed
      const input = { ...ids, ...device.data }
      return answer(await access.call(tillRegistersContract.reserveSeries, input))
    }
    case 'send':
      return send(access, tillId, read, words)
    case 'cancel': {
      const numbers = { running: Number(read('running')), total: Number(read('total')) }
      const typed = { device: read('device'), reason: read('reason'), ...numbers }
      const input = CancelledNumberInput.safeParse(typed)
      if (!input.success) {
        return answer({ isDone: false, reason: words.t('required') }, 422)
      }
      try {
        await access.call(tillRegistersContract.cancelNumber, { ...ids, ...input.data })
        return answer({ isDone: true })
      } catch (error) {
        const refused = refusedAs(error, words)
        return answer({ isDone: false, reason: refused.reason })
      }
    }
    default:
      return malformed
  }
}

const malformed: QueueAnswer = { json: {}, status: 400 }

function answer(json: object, status = 200): QueueAnswer {
  return { json, status }
}

/** Enters a ticket. One that somebody else sold is entered only where the person says so. */
async function send(
  { call, firm: { firmId }, session }: FirmAccess,
  tillId: string,
  read: (name: string) => string,
  words: Words,
): Promise<QueueAnswer> {
  const input = SaleInput.safeParse(parseJson(read('sale')))
  if (!input.success || input.data.registerId !== tillId) return malformed
  const cashierId = read('cashierId')
  if (cashierId !== '' && cashierId !== session.user.id) return told({ state: 'otherPerson' })
  try {
    // Under its id and its key it is entered once, however often it is sent.
    const how = { idempotencyKey: input.data.id }
    await call(tillTicketsContract.sell, { firmId, ...input.data }, how)
    return told({ state: 'posted' })
  } catch (error) {
    const isLater = error instanceof AppError && laterCodes.has(error.code)
    return told(isLater ? { state: 'waiting' } : refusedAs(error, words))
  }
}

/** Nothing is wrong with the ticket: it is sent again by itself. */
const laterCodes: ReadonlySet<string> = new Set(['rate_limited', 'unavailable', 'unauthenticated'])

function told(json: SendAnswer): QueueAnswer {
  return answer(json)
}

/** Why the firm does not take it, in words. Rethrows what is no answer of the API. */
function refusedAs(error: unknown, { t, format }: Words) {
  if (!(error instanceof AppError)) throw error
  const [problem] = Object.values(problemsOf(error))
  const key = problem?.key ?? 'invalid'
  const reason = problemText(t, problem ?? { key }, format)
  return { state: 'refused' as const, reason, reasonKey: key }
}

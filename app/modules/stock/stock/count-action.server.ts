import { attempt } from '#app/shell/form/attempt.ts'
import { textAt, textsAt } from '#app/shell/form/form-tree.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import type { CostChange } from '#contract/stock/stock.ts'
import {
  CountEntryInput,
  CountPostInput,
  stockCountsContract,
} from '#contract/stock/stock-counts.ts'
import { changesOf } from './save-document.server.ts'

/** Does with a count what a button of its page says. @throws AppError malformed without one */
export async function actOnCount(
  { call, firm: { firmId } }: Pick<FirmAccess, 'call' | 'firm'>,
  form: Form,
  stockCountId: string,
) {
  const { intent, data, idempotencyKey } = form
  const ids = { firmId, stockCountId }
  const once = { idempotencyKey }
  switch (intent) {
    case 'enter': {
      const { value, refusal } = parseForm(CountEntryInput, form)
      if (refusal) return { refusal, status: 422 }
      return attempt(form, () => call(stockCountsContract.enter, { ...value, ...ids }, once))
    }
    case 'remove': {
      const countEntryId = textAt(data, 'entryId')
      return attempt(form, () => call(stockCountsContract.removeEntry, { ...ids, countEntryId }))
    }
    case 'finish':
      return attempt(form, () => call(stockCountsContract.finish, ids, once))
    case 'recount': {
      const itemIds = textsAt(data, 'itemIds')
      return attempt(form, () => call(stockCountsContract.recount, { ...ids, itemIds }, once))
    }
    case 'cancel':
      return attempt(form, () => call(stockCountsContract.cancel, ids, once))
    case 'post':
      return post()
    default:
      throw new AppError('malformed', 'No intent')
  }

  /** Posts, or says what it would change in later movements. */
  async function post() {
    const confirmsCosts = textAt(data, 'confirmsCosts') === '1'
    const { value, refusal } = parseForm(CountPostInput, form, { confirmsCosts })
    if (refusal) return { refusal, status: 422 }
    let changes: CostChange[] = []
    const result = await attempt(form, () =>
      call(stockCountsContract.post, { ...value, ...ids }, once).catch((error) => {
        changes = changesOf(error)
        throw error
      }),
    )
    return { ...result, changes }
  }
}

import { problemsOf } from '#app/shell/form/parse-form.ts'
import { firstProblemText } from '#app/shell/form/problem-text.ts'
import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id, Version } from '#contract/core/fields.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import { parseJson } from '#contract/core/parse-json.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { tillCartsContract, tillRegistersContract } from '#contract/tills/till-calls.ts'
import { CartInput } from '#contract/tills/till-tickets.ts'
import type { LiveAnswer } from './live/types.ts'

const SentCart = CartInput.extend({ id: Id, version: Version })

type Words = { t: Translate; format: Format }
type Answered = { json: LiveAnswer | object; status: number }

/** A change of the sale on the screen; each is one call of the API. */
export async function changeLive(
  { call, firm: { firmId } }: FirmAccess,
  tillId: string,
  read: (name: string) => string,
  words: Words,
): Promise<Answered> {
  switch (read('intent')) {
    case 'add': {
      const times = read('times').trim()
      const quantity = times && (parseLocaleDecimal(times, words.format.locale) ?? times)
      const input = { firmId, tillId, text: read('text'), quantity }
      return answer(words, async () => {
        const { cart } = await call(tillRegistersContract.addLine, input)
        return cart ? { cart } : { isUnclear: true }
      })
    }
    case 'save': {
      const sent = SentCart.safeParse(parseJson(read('cart')))
      if (!sent.success) {
        const problem = firstProblemText(words.t, fieldProblems(sent.error), words.format)
        return { json: { problem }, status: 200 }
      }
      const { id: cartId, ...content } = sent.data
      return answer(words, async () => ({
        cart: await call(tillCartsContract.update, { ...content, firmId, cartId }),
      }))
    }
    default:
      return { json: {}, status: 400 }
  }
}

/** What the API answers, or why not in words. Rethrows what is no answer of it. */
async function answer({ t, format }: Words, change: () => Promise<LiveAnswer>): Promise<Answered> {
  try {
    return { json: await change(), status: 200 }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isOld = error.code === 'conflict' && Object.keys(error.fields).length === 0
    if (isOld) return { json: { isOld: true }, status: 200 }
    return { json: { problem: firstProblemText(t, problemsOf(error), format) }, status: 200 }
  }
}

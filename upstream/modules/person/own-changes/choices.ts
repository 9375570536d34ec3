import { z } from 'zod'
import { NotificationKind } from '#contract/core/notifications.ts'
import { NoticeDelivery } from '#contract/person/notice-delivery.ts'
import type { OwnChoices } from '#contract/person/own-changes.ts'
import { ProfileChange } from '#contract/person/profile.ts'
import type { Call } from '../../../identity/call.ts'
import type { ChoiceValues } from '../../../identity/own-choices.ts'
import { choicesOf, getProfile, updateProfile } from '../../../identity/profile/profile.ts'
import {
  choiceValues,
  choose,
  getDelivery,
  listChoices,
  setDelivery,
} from '../notifications/index.ts'

type Choices = {
  read(call: Call): Promise<ChoiceValues>
  /** Writes some of them as the person would. @throws AppError where that is refused */
  write(call: Call, values: ChoiceValues): Promise<void>
}

const Delivery = NoticeDelivery.omit({ timeZone: true }).partial()
const Choice = ProfileChange.omit({ version: true, name: true })

/** How a person's own choices are read and put back. */
export const ownChoices: Readonly<Record<OwnChoices, Choices>> = {
  notices: {
    async read(call) {
      const [{ choices }, { timeZone: _, ...delivery }] = await Promise.all([
        listChoices(call),
        getDelivery(call),
      ])
      return { ...choiceValues(choices), ...delivery }
    },
    async write(call, values) {
      const when = Delivery.parse(values)
      if (Object.keys(when).length > 0) {
        const { timeZone: _, ...now } = await getDelivery(call)
        await setDelivery(call, { ...now, ...when }, { isUndo: true })
      }
      const named = NotificationKind.options.filter((kind) =>
        ways.some((way) => `${way}.${kind}` in values),
      )
      if (named.length === 0) return
      const { choices } = await listChoices(call)
      const wanted = choices.filter(({ kind }) => named.includes(kind))
      await choose(
        call,
        wanted.map((choice) => ({ ...choice, ...waysIn(values, choice.kind) })),
        { isUndo: true },
      )
    },
  },
  profile: {
    async read(call) {
      return choicesOf(await getProfile(call))
    },
    async write(call, values) {
      const { version } = await getProfile(call)
      await updateProfile(call, { ...Choice.parse(values), version }, { isUndo: true })
    },
  },
}

const ways = ['inApp', 'mail', 'push'] as const
const Ways = z.object({ inApp: z.boolean(), mail: z.boolean(), push: z.boolean() }).partial()

function waysIn(values: ChoiceValues, kind: NotificationKind): z.infer<typeof Ways> {
  const named = ways.flatMap((way) => {
    const value = values[`${way}.${kind}`]
    return value === undefined ? [] : [[way, value]]
  })
  return Ways.parse(Object.fromEntries(named))
}

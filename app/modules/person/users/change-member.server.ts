import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import {
  type MemberChange,
  membersContract,
  RoleChange,
  TeamChange,
} from '#contract/firm/members.ts'
import { userPath, usersPath } from './paths.ts'
import { type Outcome, redirectAfterChange } from './redirect-after-change.server.ts'

/** Does what a button of a member's page says, and goes on; or gives why not. */
export async function changeMember(
  args: Args,
  { call, firm }: FirmAccess,
  form: Form,
  t: Translate,
): Promise<Outcome> {
  const one = { firmId: firm.firmId, userId: requireIdParam(args, 'userId') }
  const { name } = await call(membersContract.get, one)
  const own = userPath(one.firmId, one.userId)

  async function run(
    change: () => Promise<MemberChange>,
    message: string,
    path = own,
  ): Promise<Outcome> {
    const result = await attemptConfirmed(args, form, change)
    if (result.refusal) return result
    return { answer: await redirectAfterChange(args, result.value, path, message) }
  }

  switch (form.intent) {
    case 'role': {
      const { value, refusal } = parseForm(RoleChange, form)
      if (refusal) return { refusal, status: 422 }
      const change = () => call(membersContract.changeRole, { ...value, ...one })
      return run(change, t('user.roleChanged', { name }))
    }
    case 'team': {
      const { value, refusal } = parseForm(TeamChange, form)
      if (refusal) return { refusal, status: 422 }
      const change = async () => {
        await call(membersContract.changeTeam, { ...value, ...one })
        return { data: null }
      }
      return run(change, t('team.saved', { name }))
    }
    case 'suspend':
      return run(() => call(membersContract.suspend, one), t('user.suspended', { name }))
    case 'resume':
      return run(() => call(membersContract.resume, one), t('user.resumed', { name }))
    case 'remove': {
      const change = () => call(membersContract.remove, one)
      return run(change, t('user.removed', { name }), usersPath(one.firmId))
    }
    case 'offer':
      return run(
        async () => {
          await call(membersContract.offerOwnership, one)
          return { data: null }
        },
        t('transfer.offered', { name }),
      )
    default:
      throw new AppError('malformed', 'No intent')
  }
}

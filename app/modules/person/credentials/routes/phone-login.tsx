import { useActionData, useLoaderData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/person/entry/index.server.ts'
import { EntryPage, Failure } from '#app/modules/person/entry/index.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { Button, Checkbox } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { CodeField, PhoneField } from '../components/code-fields.tsx'
import * as styles from '../components/credentials.css.ts'
import { OtherWay } from '../components/other-way.tsx'
import { loadWayIn } from '../load-way-in.server.ts'
import { offeredWays } from '../login-ways.server.ts'
import { answerPhone } from '../phone-login.server.ts'

export async function loader(args: Args) {
  if (!(await offeredWays(args)).includes('phone')) {
    throw new AppError('not_found', 'No codes can be sent to phones')
  }
  return loadWayIn(args, 'phoneLogin.title')
}

export function action(args: Args) {
  return answerPhone(args)
}

/** First the number, then the code that was sent there. */
export default function PhoneLoginPage() {
  const { signInKind, to } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('credentials')
  const failure = answer?.failure
  const problemAt = useProblems(failure?.refusal.problems)
  const phone = answer?.sentTo ?? textAt(failure?.refusal.values, 'phone')
  const isSent = answer?.isSent === true
  return (
    <EntryPage
      title={t('phoneLogin.title')}
      sentence={t(isSent ? 'phoneLogin.sent' : 'phoneLogin.sentence')}
      motto={t('code.motto')}
    >
      <form method="post" className={styles.entryForm} noValidate={isSent}>
        <Failure failure={failure} />
        <input type="hidden" name="signInKind" value={signInKind} />
        <input type="hidden" name="to" value={to} />
        <PhoneField value={phone} error={problemAt('phone')} />
        {isSent && <CodeField error={problemAt('code')} />}
        {isSent && (
          <Checkbox name="keep" defaultChecked>
            {t('keep')}
          </Checkbox>
        )}
        {isSent && <Button kind="primary">{t('code.send')}</Button>}
        <Button kind={isSent ? 'ghost' : 'primary'} name="intent" value="send">
          {t(isSent ? 'phoneLogin.again' : 'phoneLogin.send')}
        </Button>
      </form>
      <OtherWay signInKind={signInKind} />
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders

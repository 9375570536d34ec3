import { useActionData, useLoaderData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/person/entry/index.server.ts'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { credentialsContract } from '#contract/person/credentials.ts'
import { ConfirmCode } from '../components/confirm-code.tsx'
import { EndSecondFactor, RenewCodes, SetUp } from '../components/own-proof-forms.tsx'
import { RecoveryCodeList } from '../components/recovery-codes.tsx'
import { answerSecondFactor } from '../second-factor.server.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const methods = await upstream(args).call(credentialsContract.getMethods, undefined)
  return {
    head: pageMeta(args, { title: t('credentials')('secondFactor.title') }),
    hasPassword: methods.hasPassword,
    ...methods.secondFactor,
  }
}

/** Sets it up in two steps, makes new recovery codes, switches it off. */
export async function action(args: Args) {
  return answerSecondFactor(args)
}

export default function SecondFactorPage() {
  const { isOn, hasPassword, recoveryCodes } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('credentials')
  const refusal = answer?.refusal
  const refusalOf = (intent: string) => (answer?.intent === intent ? refusal : undefined)
  return (
    <>
      <PageHead
        title={t('secondFactor.title')}
        sentence={t(isOn ? 'secondFactor.isOn' : 'secondFactor.isOff')}
        crumb={{ href: profilePaths.signInMethods, label: t('methods.title') }}
      />
      <div>
        {answer?.codes && <RecoveryCodeList codes={answer.codes} />}
        {answer?.enrolment && !isOn && (
          <ConfirmCode enrolment={answer.enrolment} refusal={refusal} />
        )}
        {!isOn && !answer?.enrolment && (
          <SetUp hasPassword={hasPassword} refusal={refusalOf('enrol')} />
        )}
        {isOn && !answer?.codes && (
          <>
            <RenewCodes
              hasPassword={hasPassword}
              left={recoveryCodes}
              refusal={refusalOf('renew')}
            />
            <EndSecondFactor hasPassword={hasPassword} refusal={refusalOf('end')} />
          </>
        )}
      </div>
    </>
  )
}

export const meta = headOf
export const headers = passActionHeaders

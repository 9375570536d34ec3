import { useLoaderData } from '@remix-run/react'
import { ProfileHead } from '#app/modules/person/profile/index.ts'
import { listLinkedAccounts } from '#app/modules/person/social/index.server.ts'
import { LinkedAccounts } from '#app/modules/person/social/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { credentialsContract } from '#contract/person/credentials.ts'
import {
  PasskeysSection,
  PasswordSection,
  PhoneSection,
  SecondFactorSection,
} from '../components/method-sections.tsx'

/** The ways in which the person can show who they are. */
export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return {
    head: pageMeta(args, { title: t('credentials')('methods.title') }),
    methods: await upstream(args).call(credentialsContract.getMethods, undefined),
    accounts: await listLinkedAccounts(args),
  }
}

export default function SignInMethodsPage() {
  const { methods, accounts } = useLoaderData<typeof loader>()
  const t = useT('credentials')
  return (
    <>
      <ProfileHead current="signInMethods" sentence={t('methods.sentence')} />
      <div>
        <PasswordSection hasPassword={methods.hasPassword} />
        <SecondFactorSection {...methods.secondFactor} />
        <PasskeysSection passkeys={methods.passkeys} />
        <PhoneSection {...methods.phone} />
        <LinkedAccounts accounts={accounts} />
      </div>
    </>
  )
}

export const meta = headOf

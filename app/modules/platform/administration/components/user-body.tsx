import { giveToPath } from '#app/modules/person/own-wallet/index.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { AdministeredUserDetail } from '#contract/platform/administered-users.ts'
import { auditPath } from '../paths.ts'
import { IntentForm } from './intent-form.tsx'
import { MembershipTable } from './membership-table.tsx'
import { PlanForm } from './plan-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { Seen } from './seen.tsx'
import { SessionTable } from './session-table.tsx'

type UserBodyProps = {
  user: AdministeredUserDetail
  plans: readonly { planId: string }[]
  refused: { intent: string; refusal: Refusal } | undefined
}

/** All there is to know of a person, and what can be done about it. */
export function UserBody({ user, plans, refused }: UserBodyProps) {
  const t = useT('administration')
  const refusalOf = (intent: string) => (refused?.intent === intent ? refused.refusal : undefined)
  return (
    <div>
      <Rules columns="wideAndNarrow">
        <RulesCell title={t('user.firms')} isFlush>
          <MembershipTable memberships={user.memberships} />
        </RulesCell>
        <UserFacts user={user} />
      </Rules>
      <Rules>
        <RulesCell
          title={t('user.sessions')}
          isFlush
          aside={
            user.sessions.length > 0 && (
              <IntentForm
                size="s"
                icon="log-out"
                intent="endSessions"
                label={t('user.endSessions')}
              />
            )
          }
        >
          <SessionTable sessions={user.sessions} />
        </RulesCell>
      </Rules>
      <Rules columns={user.isSuspended ? 'two' : 'three'}>
        <RulesCell title={t('users.plan')}>
          <PlanForm planId={user.planId} plans={plans} refusal={refusalOf('changePlan')} />
        </RulesCell>
        <RulesCell title={t('users.secondFactor')}>
          <SecondFactorForm user={user} refusal={refusalOf('resetSecondFactor')} />
        </RulesCell>
        {!user.isSuspended && (
          <RulesCell title={t('suspension.title')}>
            <Suspending user={user} refusal={refusalOf('suspend')} />
          </RulesCell>
        )}
      </Rules>
    </div>
  )
}

function Suspending({
  user,
  refusal,
}: {
  user: AdministeredUserDetail
  refusal: Refusal | undefined
}) {
  const t = useT('administration')
  if (user.suspensionRefusal) {
    return <p className={text.soft}>{t(`suspension.refusal.${user.suspensionRefusal}`)}</p>
  }
  return (
    <ReasonForm refusal={refusal} hint={t('suspension.userHint')} submit={t('suspension.user')} />
  )
}

function UserFacts({ user }: { user: AdministeredUserDetail }) {
  const t = useT('administration')
  return (
    <RulesCell title={t('user.facts')}>
      <FactList
        facts={[
          { term: t('users.kind'), value: t(`kind.${user.kind}`) },
          { term: t('user.language'), value: languageNames[user.language] },
          { term: t('users.lastSeen'), value: <Seen at={user.lastSeenAt} /> },
          {
            term: t('user.wallet'),
            value: (
              <a className={text.link} href={giveToPath(user.id)}>
                {t('user.give')}
              </a>
            ),
          },
          {
            term: t('menu.audit'),
            value: (
              <a className={text.link} href={`${auditPath}?userId=${user.id}`}>
                {t('audit.ofUser')}
              </a>
            ),
          },
        ]}
      />
    </RulesCell>
  )
}

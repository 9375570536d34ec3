import { roleName } from '#app/modules/firm/firms/index.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Member } from '#contract/firm/members.ts'
import { ownFirmsPath } from '../paths.ts'

type MemberFactsProps = { member: Member; isSelf: boolean; mayChange: boolean }

/** What is known of a member, and why nothing can be changed where that is so. */
export function MemberFacts({ member, isSelf, mayChange }: MemberFactsProps) {
  const t = useT('users')
  const roleTexts = useT('firms')
  const format = useFormat()
  const { role, custom, team, lastSeenAt, hasSecondFactor, joinedAt } = member
  return (
    <Rules columns="two">
      <RulesCell title={t('user.facts')}>
        <FactList
          facts={[
            { term: t('list.role'), value: roleName(roleTexts, member) },
            ...(team ? [{ term: t('list.team'), value: team }] : []),
            {
              term: t('list.secondFactor'),
              value: t(hasSecondFactor ? 'list.factorOn' : 'list.factorOff'),
            },
            {
              term: t('list.lastSeen'),
              value: lastSeenAt ? format.dateTime(lastSeenAt) : t('list.never'),
            },
            { term: t('user.joined'), value: format.dateTime(joinedAt) },
          ]}
        />
      </RulesCell>
      <RulesCell title={roleName(roleTexts, member)}>
        <p className={text.soft}>{custom ? t('words.own') : t(`words.${role}`)}</p>
        {isSelf && (
          <p className={text.soft}>
            {t('user.self')}{' '}
            <a className={text.link} href={ownFirmsPath}>
              {t('user.ownFirms')}
            </a>
          </p>
        )}
        {!isSelf && !mayChange && <p className={text.soft}>{t('user.tooHigh')}</p>}
      </RulesCell>
    </Rules>
  )
}

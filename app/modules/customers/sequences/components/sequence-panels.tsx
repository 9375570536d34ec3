import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell, text } from '#app/ui/index.ts'
import { type Sequence, sequenceMemberStates } from '#contract/customers/sequences.ts'
import { membersPath, subjectsPath } from '../paths.ts'

const tabs = { active: 'running', parked: 'running', stopped: 'stopped', finished: 'finished' }

/** How many contacts are where, each number with its list, and why they stopped. */
export function SequencePanels({ sequence }: { sequence: Sequence }) {
  const t = useT('sequences')
  const { firm, can } = useFirm()
  const { number } = useFormat()
  const { id, counts, reasons, sentMails } = sequence
  const list = (query: Record<string, string>, count: number) => (
    <a className={text.link} href={membersPath(firm.firmId, { sequence: id, ...query })}>
      {number(count)}
    </a>
  )
  const isEmpty = sequenceMemberStates.every((state) => counts[state] === 0)
  return (
    <Rules columns="two">
      <RulesCell title={t('panel.members')}>
        {isEmpty ? (
          <p className={text.soft}>
            {t('panel.none')}{' '}
            {can('lead:view') && (
              <a className={text.link} href={subjectsPath(firm.firmId, 'lead')}>
                {t('panel.toLeads')}
              </a>
            )}
          </p>
        ) : (
          <FactList
            facts={[
              ...sequenceMemberStates.map((state) => ({
                term: t(`members.state.${state}`),
                value: list({ tab: tabs[state], state }, counts[state]),
              })),
              { term: t('panel.sentMails'), value: number(sentMails) },
            ]}
          />
        )}
      </RulesCell>
      {reasons.length > 0 && (
        <RulesCell title={t('panel.reasons')}>
          <FactList
            facts={reasons.map(({ reason, count }) => ({
              term: t(`members.reason.${reason}`),
              value: list({ tab: 'stopped', reason }, count),
            }))}
          />
        </RulesCell>
      )}
    </Rules>
  )
}

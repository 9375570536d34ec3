import type { ReactNode } from 'react'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FollowUpsPanel } from '#app/shell/records/follow-ups-panel.tsx'
import { SequencesPanel } from '#app/shell/records/sequences-panel.tsx'
import { Row, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { PartyPanelsView } from '../panels.ts'
import { elsewherePaths, partyDocumentsPath, partyTimelinePath } from '../paths.ts'
import { PartyTimeline } from './party-timeline.tsx'

type PartyPanelsProps = { record: Party; panels: PartyPanelsView }

/** What happened with a party last, with the ways to all of it, its documents and the statement. */
export function PartyPanels({ record, panels }: PartyPanelsProps) {
  const t = useT('parties')
  const { money, number } = useFormat()
  const { firm, can } = useFirm()
  const { entries, hasMore, points, followUps, sequences } = panels
  const { statement, pointsOf } = elsewherePaths(firm.firmId, record.id)
  return (
    <>
      <FollowUpsPanel shown={followUps} />
      <SequencesPanel shown={sequences} />
      {(entries.length > 0 || points) && (
        <Rules>
          <RulesCell
            title={t('timeline.title')}
            aside={
              <Row>
                {points && (
                  <More href={pointsOf(points.id)}>
                    {t('panel.points', {
                      count: points.points,
                      number: number(points.points),
                      worth: money(points.worth, points.currency),
                    })}
                  </More>
                )}
                {can('payment:view') && <More href={statement}>{t('statement.open')}</More>}
                <More href={partyDocumentsPath(firm.firmId, record.id)}>
                  {t('documents.title')}
                </More>
                {hasMore && (
                  <More href={partyTimelinePath(firm.firmId, record.id)}>{t('panel.all')}</More>
                )}
              </Row>
            }
          >
            <PartyTimeline partyId={record.id} entries={entries} />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}

function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={text.link} href={href}>
      {children}
    </a>
  )
}

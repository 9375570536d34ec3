import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Row, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import type { Lead, LeadDuplicate, Touch } from '#contract/customers/leads.ts'
import { leadPath, mergeLeadPath, partyPath } from '../paths.ts'

/** Why a lead scores so, who may be the same, and where it came from. */
export function LeadPanels({ lead }: { lead: Lead }) {
  const t = useT('leads')
  const { firm } = useFirm()
  const { firstTouch, lastTouch, duplicates, mergedIntoId, partyId, partyName, lostReason } = lead
  return (
    <Rules columns="two">
      {partyId && (
        <RulesCell title={t('panel.became')}>
          <a className={text.link} href={partyPath(firm.firmId, partyId)}>
            {partyName}
          </a>
        </RulesCell>
      )}
      {mergedIntoId && (
        <RulesCell title={t('panel.merged')}>
          <a className={text.link} href={leadPath(firm.firmId, mergedIntoId)}>
            {t('panel.mergedOpen')}
          </a>
        </RulesCell>
      )}
      {lostReason && (
        <RulesCell title={t('panel.lost')}>
          <p>{lostReason}</p>
        </RulesCell>
      )}
      <RulesCell title={t('panel.score', { score: lead.score })}>
        <Score lead={lead} />
      </RulesCell>
      {duplicates.length > 0 && (
        <RulesCell title={t('panel.duplicates')}>
          <Stack>
            <p className={text.soft}>{t('panel.duplicatesWords')}</p>
            {duplicates.map((one) => (
              <Duplicate key={one.id} leadId={lead.id} duplicate={one} />
            ))}
          </Stack>
        </RulesCell>
      )}
      {firstTouch && (
        <RulesCell title={t('panel.firstTouch')}>
          <TouchFacts touch={firstTouch} />
        </RulesCell>
      )}
      {lastTouch && lastTouch.at !== firstTouch?.at && (
        <RulesCell title={t('panel.lastTouch')}>
          <TouchFacts touch={lastTouch} />
        </RulesCell>
      )}
    </Rules>
  )
}

function Score({ lead: { scoreReasons, scoreCut } }: { lead: Lead }) {
  const t = useT('leads')
  const { number } = useFormat()
  const signed = (points: number) => (points > 0 ? `+${number(points)}` : number(points))
  const facts = scoreReasons.map(({ id, points, count }) => ({
    term: t(`reason.${id}`, { count }),
    value: signed(points),
  }))
  if (facts.length === 0) return <p className={text.soft}>{t('panel.noScore')}</p>
  const cut = scoreCut === 0 ? [] : [{ term: t('reason.cut'), value: signed(scoreCut) }]
  return <FactList facts={[...facts, ...cut]} />
}

function Duplicate({ leadId, duplicate }: { leadId: string; duplicate: LeadDuplicate }) {
  const t = useT('leads')
  const { firm, can } = useFirm()
  const { kind, id, label, reasons } = duplicate
  const href = kind === 'lead' ? leadPath(firm.firmId, id) : partyPath(firm.firmId, id)
  return (
    <Row>
      <span>
        <a className={text.link} href={href}>
          {label}
        </a>{' '}
        <span className={text.soft}>
          {t(`panel.${kind}`)} · {reasons.map((reason) => t(`same.${reason}`)).join(', ')}
        </span>
      </span>
      {kind === 'lead' && can('lead:delete') && (
        <a className={text.link} href={mergeLeadPath(firm.firmId, leadId, id)}>
          {t('panel.merge')}
        </a>
      )}
    </Row>
  )
}

function TouchFacts({ touch }: { touch: Touch }) {
  const t = useT('leads')
  const { dateTime } = useFormat()
  const names = [
    'source',
    'medium',
    'campaign',
    'term',
    'content',
    'referrer',
    'landingPath',
  ] as const
  const facts = names
    .filter((name) => touch[name] !== '')
    .map((name) => ({ term: t(`touch.${name}`), value: touch[name] }))
  return <FactList facts={[{ term: t('touch.at'), value: dateTime(touch.at) }, ...facts]} />
}

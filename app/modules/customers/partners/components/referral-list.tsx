import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, Empty, HeadCell, NameCell, Row, Status, Table } from '#app/ui/index.ts'
import type { Referral } from '#contract/customers/partners.ts'
import { leadPath, partyPath } from '../paths.ts'

const discs = { none: 'paid', waiting: 'overdue', allowed: 'paid', denied: 'void' } as const

/** Whom a partner brought and why they count; who seems to be the partner is decided on here. */
export function ReferralList({ referrals }: { referrals: Referral[] }) {
  const t = useT('partners')
  const { can } = useFirm()
  const { dateOfInstant } = useFormat()
  if (referrals.length === 0) {
    return <Empty title={t('brought.none')}>{t('brought.noneWords')}</Empty>
  }
  return (
    <Table caption={t('brought.open')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('brought.customer')}</HeadCell>
          <HeadCell>{t('brought.since')}</HeadCell>
          <HeadCell>{t('brought.by')}</HeadCell>
          <HeadCell>{t('list.state')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {referrals.map((one) => (
          <tr key={one.id}>
            <ReferralName referral={one} />
            <Cell place="detail">{dateOfInstant(one.at)}</Cell>
            <Cell place="secondDetail">{t(`by.${one.by}`)}</Cell>
            <Cell place="state">
              <Status kind={discs[one.review]}>{t(`review.${one.review}`)}</Status>
              {one.flags.length > 0 && (
                <p>{one.flags.map((flag) => t(`flag.${flag}`)).join(', ')}</p>
              )}
              {one.review === 'waiting' && can('partner:approve') && <Decide id={one.id} />}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function ReferralName({ referral: { name, partyId, leadId } }: { referral: Referral }) {
  const { firm, can } = useFirm()
  const customer = partyId !== null && can('party:view') && partyPath(firm.firmId, partyId)
  const lead =
    partyId === null && leadId !== null && can('lead:view') && leadPath(firm.firmId, leadId)
  const href = customer || lead
  return href ? <NameCell href={href}>{name}</NameCell> : <Cell place="name">{name}</Cell>
}

function Decide({ id }: { id: string }) {
  const t = useT('partners')
  return (
    <form method="post">
      <input type="hidden" name="referralId" value={id} />
      <IdempotencyField />
      <Row>
        <Button size="s" name="intent" value="allow" icon="check">
          {t('review.allow')}
        </Button>
        <Button size="s" name="intent" value="deny" icon="ban">
          {t('review.deny')}
        </Button>
      </Row>
    </form>
  )
}

import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { LinkButton, Row, RowsTable, Status, Tag, text } from '#app/ui/index.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import { countPath, editTillPath, openTillPath, sellPath, sessionPath } from '../paths.ts'

/** The firm's tills, and the next thing to do at each. */
export function TillTable({ tills }: { tills: readonly TillRegister[] }) {
  const t = useT('tills')
  return (
    <RowsTable
      caption={t('till.title')}
      isStacked
      rows={tills}
      keyOf={(till) => till.id}
      columns={[
        {
          head: t('field.register'),
          tone: 'strong',
          place: 'name',
          cell: (till) => <TillName till={till} />,
        },
        { head: t('field.state'), place: 'state', cell: (till) => <TillState till={till} /> },
        { head: t('field.warehouse'), place: 'detail', cell: (till) => till.warehouseName },
        { head: t('till.next'), place: 'secondDetail', cell: (till) => <NextSteps till={till} /> },
      ]}
    />
  )
}

function TillName({ till: { id, name, code, isArchived } }: { till: TillRegister }) {
  const t = useT('tills')
  const { firm, can } = useFirm()
  return (
    <>
      {can('till:edit') ? (
        <a className={text.link} href={editTillPath(firm.firmId, id)}>
          {name}
        </a>
      ) : (
        name
      )}{' '}
      <Tag>{code}</Tag>
      {isArchived && <Tag>{t('till.archived')}</Tag>}
    </>
  )
}

function TillState({ till: { session, parked } }: { till: TillRegister }) {
  const t = useT('tills')
  const { dateTime } = useFormat()
  if (!session) return <Status kind="draft">{t('state.closed')}</Status>
  const { state, openedAt, openedByName } = session
  return (
    <>
      <Status kind={state === 'open' ? 'sent' : 'overdue'}>{t(`state.${state}`)}</Status>{' '}
      <span className={text.soft}>
        {t('session.since', { at: dateTime(openedAt), name: openedByName })}
        {parked > 0 && ` · ${t('till.parked', { count: parked })}`}
      </span>
    </>
  )
}

function NextSteps({ till: { id, name, session, isArchived } }: { till: TillRegister }) {
  const t = useT('tills')
  const { firm, can } = useFirm()
  if (isArchived) return null
  if (!session) {
    if (!can('till:sell')) return null
    return (
      <LinkButton
        size="s"
        href={openTillPath(firm.firmId, id)}
        aria-label={`${t('till.open')}: ${name}`}
      >
        {t('till.open')}
      </LinkButton>
    )
  }
  const isOpen = session.state === 'open'
  return (
    <Row>
      {isOpen && can('till:sell') && (
        <LinkButton
          size="s"
          kind="primary"
          icon="scan-barcode"
          href={sellPath(firm.firmId, id)}
          aria-label={`${t('sell.title')}: ${name}`}
        >
          {t('sell.title')}
        </LinkButton>
      )}
      {isOpen && can('till:sell') && (
        <LinkButton
          size="s"
          icon="lock"
          href={countPath(firm.firmId, session.id)}
          aria-label={`${t('sell.close')}: ${name}`}
        >
          {t('sell.close')}
        </LinkButton>
      )}
      <LinkButton
        size="s"
        href={sessionPath(firm.firmId, session.id)}
        aria-label={`${t(isOpen ? 'report.x' : 'session.settle')}: ${name}`}
      >
        {t(isOpen ? 'report.x' : 'session.settle')}
      </LinkButton>
    </Row>
  )
}

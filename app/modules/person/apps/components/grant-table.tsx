import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, Empty, HeadCell, Table, text } from '#app/ui/index.ts'
import type { AppGrant } from '#contract/person/apps.ts'
import { appCallsPath } from '../paths.ts'

type GrantTableProps = {
  rows: readonly AppGrant[]
  /** Of a firm, whose page says who let an app in; null on the person's own. */
  firmId: string | null
}

/** What was let in, each with what it may do, and a button that ends it after asking. */
export function GrantTable({ rows, firmId }: GrantTableProps) {
  const t = useT('apps')
  if (rows.length === 0) return <Empty title={t('grant.none')}>{t('grant.noneWords')}</Empty>
  const isOurs = (row: AppGrant) => firmId === null || row.firmId === firmId
  return (
    <>
      <Table caption={t('grant.title')} density="roomy" isStacked>
        <thead>
          <tr>
            <HeadCell>{t('grant.app')}</HeadCell>
            <HeadCell>{t(firmId === null ? 'grant.firm' : 'grant.by')}</HeadCell>
            <HeadCell>{t('grant.rights')}</HeadCell>
            <HeadCell>{t('grant.used')}</HeadCell>
            <HeadCell>{t('grant.end')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GrantRow key={row.id} row={row} isOwn={firmId === null} isEndable={isOurs(row)} />
          ))}
        </tbody>
      </Table>
      {rows.filter(isOurs).map(({ id, appName }) => (
        <AskDialog
          key={id}
          id={`end-${id}`}
          title={t('grant.endTitle', { app: appName })}
          words={t('grant.endWords')}
          intent="end"
          submit={t('grant.end')}
          keep={t('grant.keep')}
        >
          <input type="hidden" name="grantId" value={id} />
        </AskDialog>
      ))}
    </>
  )
}

function GrantRow(props: { row: AppGrant; isOwn: boolean; isEndable: boolean }) {
  const { row, isOwn, isEndable } = props
  const t = useT('apps')
  const { date, relative } = useFormat()
  const { id, appName, firmName, ownerName, permissions, createdAt, lastUsedAt } = row
  return (
    <tr>
      <Cell place="name">
        {isOwn ? (
          <a className={text.link} href={appCallsPath(id)}>
            {appName}
          </a>
        ) : (
          appName
        )}
        <span className={text.secondLine}>
          {t('grant.since', { date: date(createdAt.slice(0, 10)) })}
        </span>
      </Cell>
      <Cell tone="soft">{isOwn ? (firmName ?? t('consent.allFirms')) : ownerName}</Cell>
      <Cell tone="soft" place="detail">
        <details>
          <summary>{t('grant.count', { count: permissions.length })}</summary>
          {permissions.join(', ')}
        </details>
      </Cell>
      <Cell tone="soft" place="secondDetail">
        {lastUsedAt ? relative(lastUsedAt) : t('grant.never')}
      </Cell>
      <Cell place="more">
        {isEndable ? (
          <Button
            size="s"
            kind="danger"
            opens={`end-${id}`}
            aria-label={t('grant.endNamed', { app: appName })}
          >
            {t('grant.end')}
          </Button>
        ) : (
          t('grant.ofAllFirms')
        )}
      </Cell>
    </tr>
  )
}

import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, Empty, HeadCell, Table, Tag, text } from '#app/ui/index.ts'
import type { ApiKey } from '#contract/person/api-keys.ts'
import { callsPath } from '../paths.ts'

type KeyTableProps = {
  rows: readonly ApiKey[]
  /** Null for the person's own keys. */
  firmId: string | null
}

/** Keys with their state; one that is in force can be revoked, after a question. */
export function KeyTable({ rows, firmId }: KeyTableProps) {
  const t = useT('api-keys')
  if (rows.length === 0) return <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
  return (
    <>
      <Table caption={t('list.title')} density="roomy" isStacked>
        <thead>
          <tr>
            <HeadCell>{t('list.name')}</HeadCell>
            {firmId !== null && <HeadCell>{t('list.owner')}</HeadCell>}
            <HeadCell>{t('list.rights')}</HeadCell>
            <HeadCell>{t('list.used')}</HeadCell>
            <HeadCell>{t('list.ends')}</HeadCell>
            <HeadCell>{t('list.state')}</HeadCell>
            <HeadCell>{t('list.revoke')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <KeyRow key={row.id} row={row} firmId={firmId} />
          ))}
        </tbody>
      </Table>
      {rows
        .filter(({ state }) => state === 'active')
        .map(({ id, name }) => (
          <AskDialog
            key={id}
            id={`revoke-${id}`}
            title={t('revoke.title', { name })}
            words={t('revoke.words')}
            intent="revoke"
            submit={t('list.revoke')}
            keep={t('revoke.keep')}
          >
            <input type="hidden" name="keyId" value={id} />
          </AskDialog>
        ))}
    </>
  )
}

const tones = { active: 'ok', expired: 'plain', revoked: 'plain' } as const

function KeyRow({ row, firmId }: { row: ApiKey; firmId: string | null }) {
  const t = useT('api-keys')
  const { date, relative } = useFormat()
  const { id, name, hint, permissions, ownerName, state, expiresAt, lastUsedAt } = row
  return (
    <tr>
      <Cell place="name">
        <a className={text.link} href={callsPath(firmId, id)}>
          {name}
        </a>
        <span className={text.secondLine}>
          <code>{hint}…</code>
        </span>
      </Cell>
      {firmId !== null && <Cell tone="soft">{ownerName}</Cell>}
      <Cell tone="soft" place="detail">
        <details>
          <summary>{t('list.count', { count: permissions.length })}</summary>
          {permissions.join(', ')}
        </details>
      </Cell>
      <Cell tone="soft" place="secondDetail">
        {lastUsedAt ? relative(lastUsedAt) : t('list.never')}
      </Cell>
      <Cell tone="soft">{date(expiresAt.slice(0, 10))}</Cell>
      <Cell place="state">
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      </Cell>
      <Cell place="more">
        {state === 'active' && (
          <Button
            size="s"
            kind="danger"
            opens={`revoke-${id}`}
            aria-label={t('list.revokeNamed', { name })}
          >
            {t('list.revoke')}
          </Button>
        )}
      </Cell>
    </tr>
  )
}

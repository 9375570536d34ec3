import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Cell, Empty, HeadCell, Table } from '#app/ui/index.ts'
import type { App } from '#contract/person/apps.ts'

/** The apps that the firm registered, each with what its developer needs. */
export function AppTable({ apps }: { apps: readonly App[] }) {
  const t = useT('apps')
  if (apps.length === 0) return <Empty title={t('firm.none')}>{t('firm.noneWords')}</Empty>
  return (
    <>
      <Table caption={t('firm.registered')} density="roomy" isStacked>
        <thead>
          <tr>
            <HeadCell>{t('form.name')}</HeadCell>
            <HeadCell>{t('form.id')}</HeadCell>
            <HeadCell>{t('form.uris')}</HeadCell>
            <HeadCell>{t('firm.remove')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {apps.map(({ id, name, redirectUris }) => (
            <tr key={id}>
              <Cell place="name">{name}</Cell>
              <Cell tone="soft">
                <code>{id}</code>
              </Cell>
              <Cell tone="soft" place="detail">
                {redirectUris.join(', ')}
              </Cell>
              <Cell place="more">
                <Button
                  size="s"
                  kind="danger"
                  opens={`remove-${id}`}
                  aria-label={t('firm.removeNamed', { app: name })}
                >
                  {t('firm.remove')}
                </Button>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {apps.map(({ id, name }) => (
        <AskDialog
          key={id}
          id={`remove-${id}`}
          title={t('firm.removeTitle', { app: name })}
          words={t('firm.removeWords')}
          intent="remove"
          submit={t('firm.remove')}
          keep={t('grant.keep')}
        >
          <input type="hidden" name="appId" value={id} />
        </AskDialog>
      ))}
    </>
  )
}

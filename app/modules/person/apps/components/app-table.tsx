import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Empty, RowsTable } from '#app/ui/index.ts'
import type { App } from '#contract/person/apps.ts'

/** The apps that the firm registered, each with what its developer needs. */
export function AppTable({ apps }: { apps: readonly App[] }) {
  const t = useT('apps')
  if (apps.length === 0) return <Empty title={t('firm.none')}>{t('firm.noneWords')}</Empty>
  return (
    <>
      <RowsTable
        caption={t('firm.registered')}
        density="roomy"
        isStacked
        rows={apps}
        keyOf={({ id }) => id}
        columns={[
          { head: t('form.name'), place: 'name', cell: ({ name }) => name },
          { head: t('form.id'), tone: 'soft', cell: ({ id }) => <code>{id}</code> },
          {
            head: t('form.uris'),
            tone: 'soft',
            place: 'detail',
            cell: ({ redirectUris }) => redirectUris.join(', '),
          },
          {
            head: t('firm.remove'),
            place: 'more',
            cell: ({ id, name }) => (
              <Button
                size="s"
                kind="danger"
                opens={`remove-${id}`}
                aria-label={t('firm.removeNamed', { app: name })}
              >
                {t('firm.remove')}
              </Button>
            ),
          },
        ]}
      />
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

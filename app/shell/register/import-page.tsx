import {
  Band,
  Button,
  Dialog,
  DialogActions,
  DialogForm,
  LinkButton,
  PageHead,
  Row,
  SheetPad,
} from '#app/ui/index.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import { useAbout } from './about.ts'
import { ImportDone, type ImportedPage } from './import-done.tsx'
import { ImportKept } from './import-kept.tsx'
import { ImportMapping, type ImportMappingProps } from './import-mapping.tsx'
import { ImportRunning } from './import-running.tsx'

type ImportPageProps = ImportMappingProps & {
  /** What became of its rows, of one that is not open. */
  done: ImportedPage | undefined
}

const undoId = 'undo-import'

/** One import: how its file is read, what it would do, and, once it is done, the way back. */
export function ImportPage(props: ImportPageProps) {
  const { register, path, batch } = props
  const { words, t, format } = useAbout(register, undefined)
  const gaps = { rows: format.number(batch.rowCount), by: batch.createdByName }
  return (
    <>
      <PageHead
        title={batch.fileName}
        sentence={words('import.about', gaps)}
        crumb={{ href: `${path}/import`, label: words('import.title') }}
      />
      {batch.state === 'open' && batch.isRefused && !props.check && (
        <SheetPad>
          <Band tone="warn" title={words('import.nothingIn')}>
            <p>{words('import.nothingInWords')}</p>
          </Band>
        </SheetPad>
      )}
      {batch.progress ? (
        <ImportRunning batch={batch} />
      ) : batch.state === 'open' ? (
        <ImportMapping {...props} />
      ) : (
        <SheetPad>
          <Band
            tone={batch.state === 'done' ? 'ok' : 'info'}
            title={words(batch.state === 'done' ? 'import.isDone' : 'import.isUndone', {
              count: batch.recordCount,
            })}
          >
            <Row>
              <LinkButton href={path}>{t('list.title')}</LinkButton>
              {batch.state === 'done' && batch.canUndo && (
                <Button kind="danger" icon="undo-2" opens={undoId}>
                  {words('import.undo')}
                </Button>
              )}
            </Row>
          </Band>
          <ImportKept register={register} kept={batch.kept} />
          {props.done && <ImportDone {...props} done={props.done} />}
          {batch.canUndo && (
            <Dialog id={undoId} title={words('import.undo')}>
              <DialogForm>
                <IdempotencyField />
                <p>
                  {words('import.undoWords', { count: batch.recordCount - batch.changedCount })}
                  {batch.changedCount > 0 &&
                    ` ${words('import.undoChanged', { count: batch.changedCount })}`}
                </p>
                <DialogActions>
                  <Button kind="ghost" closes={undoId}>
                    {words('bulk.cancel')}
                  </Button>
                  <Button kind="danger" name="intent" value="undo">
                    {words('import.undo')}
                  </Button>
                </DialogActions>
              </DialogForm>
            </Dialog>
          )}
        </SheetPad>
      )}
    </>
  )
}

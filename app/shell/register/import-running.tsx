import { Island } from '#app/islands/island.tsx'
import {
  Band,
  Button,
  Dialog,
  DialogActions,
  DialogForm,
  Progress,
  Row,
  SheetPad,
} from '#app/ui/index.ts'
import type { OpenImport } from '#contract/core/imports.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import LookAgain from '../islands/look-again.island.tsx'
import { useFormat, useT } from '../page-context.tsx'

/** After so many seconds a page of an import that runs asks how far it is. */
export const lookAgainAfter = 3
const stopId = 'stop-import'

/** How far a large import is that is brought in or undone, and what stops it. */
export function ImportRunning({ batch }: { batch: OpenImport }) {
  const words = useT('register')
  const { percent } = useFormat()
  const { done, total } = batch.progress ?? { done: 0, total: 0 }
  const share = total === 0 ? 0 : done / total
  const title = words(batch.state === 'undoing' ? 'import.undoing' : 'import.running')
  const canStop = batch.state === 'importing' && batch.canUndo
  return (
    <SheetPad>
      <div role="status">
        <Band tone="info" title={title}>
          <p>{words('import.progress', { percent: percent(Math.floor(share * 100)) })}</p>
          <Progress share={share} label={title} />
          {canStop && (
            <Row>
              <Button kind="danger" icon="undo-2" opens={stopId}>
                {words('import.stop')}
              </Button>
            </Row>
          )}
        </Band>
      </div>
      {canStop && (
        <Dialog id={stopId} title={words('import.stop')}>
          <DialogForm>
            <IdempotencyField />
            <p>{words('import.stopWords')}</p>
            <DialogActions>
              <Button kind="ghost" closes={stopId}>
                {words('bulk.cancel')}
              </Button>
              <Button kind="danger" name="intent" value="undo">
                {words('import.stop')}
              </Button>
            </DialogActions>
          </DialogForm>
        </Dialog>
      )}
      <Island of={LookAgain} props={{ seconds: lookAgainAfter }} when="load" />
    </SheetPad>
  )
}

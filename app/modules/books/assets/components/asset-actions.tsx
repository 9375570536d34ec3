import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, Dialog, DialogActions, DialogForm, Field } from '#app/ui/index.ts'
import { type Asset, assetsContract } from '#contract/books/assets.ts'
import { needsOf } from '#contract/core/endpoint.ts'

type AssetActionsProps = { asset: Asset; today: string }

/** Deletes what was never posted, or takes a fixed asset out of the books; asks first. */
export function AssetActions({ asset, today }: AssetActionsProps) {
  const t = useT('assets')
  const { can } = useFirm()
  const intent = asset.posted === 0 ? 'delete' : 'dispose'
  if (!can(needsOf(assetsContract[intent])) || asset.state === 'disposed') return null
  if (intent === 'dispose' && asset.what !== 'asset') return null
  const id = `${intent}-asset`
  return (
    <>
      <Button kind="ghost" icon={intent === 'delete' ? 'trash-2' : 'archive'} opens={id}>
        {t(`ask.${intent}`)}
      </Button>
      <Dialog id={id} title={t(`question.${intent}`)}>
        <DialogForm>
          <IdempotencyField />
          <p>{t(`words.${intent}`)}</p>
          {intent === 'dispose' && (
            <Field id="date" label={t('field.date')}>
              {(wiring) => <DateInput {...wiring} name="date" defaultValue={today} required />}
            </Field>
          )}
          <DialogActions>
            <Button kind="ghost" closes={id}>
              {t('keep')}
            </Button>
            <Button kind="danger" name="intent" value={intent}>
              {t(`ask.${intent}`)}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </>
  )
}

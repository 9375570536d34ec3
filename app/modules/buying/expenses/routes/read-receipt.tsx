import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  Field,
  FileInput,
  LinkButton,
  PageHead,
  Row,
  SheetPad,
  Stack,
} from '#app/ui/index.ts'
import { expensesContract } from '#contract/buying/expenses.ts'
import { maxAttachmentMebibytes } from '#contract/firm/records.ts'
import { expensePath, expensesPath, newExpensePath } from '../paths.ts'

const types = 'image/png,image/jpeg,image/webp'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('expenses')('photo.title') }) }
}

/** Makes a draft of the picture, and opens it to be confirmed. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const { file } = form.data
  if (!(file instanceof File)) {
    return refuse({ values: form.values, problems: { file: { key: 'required' } } })
  }
  const { firmId } = firm
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(expensesContract.read, { firmId, file }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('expenses')('photo.done')
  const to = `${expensePath(firmId, result.value.id)}/edit`
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function ReadReceiptRoute() {
  useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('expenses')
  const { firm } = useFirm()
  const problemAt = useProblems(refusal?.problems)
  return (
    <>
      <PageHead
        title={t('photo.title')}
        sentence={t('photo.sentence')}
        crumb={{ href: expensesPath(firm.firmId), label: t('list.title') }}
      />
      <SheetPad>
        <form method="post" encType="multipart/form-data">
          <Stack gap="s4">
            <IdempotencyField />
            <Field
              id="file"
              label={t('photo.label')}
              hint={t('photo.hint', { maximum: maxAttachmentMebibytes })}
              error={problemAt('file') ?? problemAt('')}
            >
              {(wiring) => <FileInput {...wiring} name="file" accept={types} required />}
            </Field>
            <Row>
              <Button kind="primary" icon="scan-line">
                {t('photo.submit')}
              </Button>
              <LinkButton href={newExpensePath(firm.firmId)}>{t('photo.byHand')}</LinkButton>
            </Row>
          </Stack>
        </form>
      </SheetPad>
    </>
  )
}

export const meta = headOf

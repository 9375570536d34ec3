import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { textsAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { areas } from '#app/shell/frame/areas.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Icon, Switch } from '#app/ui/index.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import * as styles from '../components/firm-areas.css.ts'
import { SettingsHead } from '../components/settings-head.tsx'
import { areasPath, settingsPath } from '../paths.ts'

const formId = 'areas-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { areasOff = [], version } = await call(firmsContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('firms')('areas.title') }), areasOff, version }
}

/** Keeps which areas the firm uses; nothing of one that is switched off is deleted. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const { t } = await getVisit(args)
  const form = await readForm(args.request, { lists: ['on'] })
  const on = textsAt(form.data, 'on')
  const areasOff = areas.map(({ id }) => id).filter((id) => !on.includes(id))
  const result = await attempt(form, async () => {
    const current = await call(firmsContract.get, { firmId })
    return call(firmsContract.update, { ...current, firmId, areasOff })
  })
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('firms')('areas.saved')
  return redirectWithToast(args, areasPath(firmId), { type: 'success', message })
}

export default function FirmAreasRoute() {
  const { areasOff } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const { firm, can } = useFirm()
  const t = useT('firms')
  const name = useT('areas')
  const mayEdit = can('firm:edit')
  return (
    <>
      <SettingsHead sentence={t('areas.sentence')} />
      <form method="post" id={formId}>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={{}} formId={formId} />
        </FormNotices>
        <FormSection title={t('areas.uses')} words={t('areas.words')}>
          <div className={styles.list}>
            {areas.map(({ id, icon }) => (
              <div key={id} className={styles.area}>
                <Icon name={icon} />
                <Switch
                  name="on"
                  value={id}
                  defaultChecked={!areasOff.includes(id)}
                  disabled={!mayEdit}
                  aria-describedby={`area-${id}`}
                >
                  {name(`${id}.name`)}
                </Switch>
                <p id={`area-${id}`} className={styles.words}>
                  {name(`${id}.sentence`)}
                </p>
              </div>
            ))}
          </div>
        </FormSection>
        {mayEdit && <FormFoot cancelHref={settingsPath(firm.firmId)} submit={t('areas.save')} />}
      </form>
    </>
  )
}

export const meta = headOf

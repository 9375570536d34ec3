import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { rowsAt, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { tilesFor } from '#app/shell/frame/tiles.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Checkbox, MoneyInput, PageHead } from '#app/ui/index.ts'
import { wholeNumber } from '#contract/core/fields.ts'
import { dashboardContract } from '#contract/reporting/dashboard.ts'
import * as styles from '../components/dashboard.css.ts'
import { useTileNames } from '../components/use-tile-names.ts'
import { inOrder, isOwnPart, usualOrder } from '../parts.ts'
import { dashboardPath } from '../paths.ts'

const formId = 'arrange-form'
/** Places are counted from 1; more than 99 parts there are none. */
const Place = wholeNumber({ minimum: 1, maximum: 99 })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { arrangement } = await call(dashboardContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('dashboard')('arrange.title') }), arrangement }
}

/** Keeps the order of the places that were typed, and what is not ticked as hidden. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const { firmId } = firm
  const rows = rowsAt(form.values, 'rows').map((row, at) => ({
    name: textAt(row, 'name'),
    place: textAt(row, 'place').trim() === '' ? at + 1 : Place.safeParse(textAt(row, 'place')).data,
    isShown: textAt(row, 'shown') !== '',
    at,
  }))
  const wrong = rows.filter(({ place }) => place === undefined)
  if (form.intent !== 'usual' && wrong.length > 0) {
    const problems = wrong.map(({ at }) => [`rows.${at}.place`, { key: 'notAPlace' }])
    return refuse({ values: form.values, problems: Object.fromEntries(problems) })
  }
  const chosen =
    form.intent === 'usual'
      ? { order: [], hidden: [] }
      : {
          order: rows
            .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0) || one.at - other.at)
            .map(({ name }) => name),
          hidden: rows.filter(({ isShown }) => !isShown).map(({ name }) => name),
        }
  const result = await attempt(form, () => call(dashboardContract.arrange, { ...chosen, firmId }))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, dashboardPath(firmId), {
    type: 'success',
    message: t('dashboard')('arrange.saved'),
  })
}

export default function DashboardArrangeRoute() {
  const { arrangement } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('dashboard')
  const { firm } = useFirm()
  const nameOf = usePartNames()
  const back = dashboardPath(firm.firmId)
  const names = inOrder(usualOrder(useTileNames()), arrangement)
  const rows = names.map((name, at) => ({ name, place: String(at + 1), shown: '' }))
  const typed = rowsAt(refusal?.values ?? {}, 'rows')
  const labels = Object.fromEntries(
    names.map((name, at) => [`rows.${at}.place`, t('arrange.place', { name: nameOf(name) })]),
  )
  return (
    <>
      <PageHead
        title={t('arrange.title')}
        sentence={t('arrange.words')}
        crumb={{ href: back, label: t('menu.dashboard') }}
      />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={{ rows }}
        labels={labels}
        submit={t('arrange.save')}
        cancelHref={back}
      >
        <FormSection title={t('arrange.column')}>
          <div className={styles.arrange}>
            {names.map((name, at) => (
              <div key={name} className={styles.arrangeRow}>
                <input type="hidden" name={`rows.${at}.name`} value={name} />
                <FormField name={`rows.${at}.place`}>
                  {(control) => <MoneyInput {...control} inputMode="numeric" maxLength={2} />}
                </FormField>
                <Checkbox
                  name={`rows.${at}.shown`}
                  value="true"
                  defaultChecked={
                    refusal
                      ? textAt(typed[at] ?? {}, 'shown') !== ''
                      : !arrangement.hidden.includes(name)
                  }
                >
                  {nameOf(name)}
                </Checkbox>
              </div>
            ))}
          </div>
          <Button kind="ghost" name="intent" value="usual">
            {t('arrange.usual')}
          </Button>
        </FormSection>
      </PageForm>
    </>
  )
}

/** What a part or a tile is called. */
function usePartNames(): (name: string) => string {
  const t = useT('dashboard')
  const { texts } = usePage()
  const tiles = tilesFor(useFirm())
  return (name) => {
    const tile = tiles.find(({ id }) => id === name)
    if (tile) return texts(tile.moduleId)(tile.labelKey)
    return isOwnPart(name) ? t(`arrange.parts.${name}`) : name
  }
}

export const meta = headOf

import { Button, type IconName } from '#app/ui/index.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import type { About, AnyRow, BulkAction, Page } from './describe.ts'

type BulkBarProps = {
  actions: readonly BulkAction<string>[]
  /** Pages of other modules that the ticked rows are posted to. */
  elsewhere?: readonly { label: string; icon: IconName; href: string }[]
  page: Page<AnyRow>
  about: About<unknown>
}

/** What can be done with the ticked rows; each action asks once, and says what it will do. */
export function BulkBarOf({ actions, elsewhere = [], page, about }: BulkBarProps) {
  const { t, words, format } = about
  const all =
    page.total === null
      ? words('bulk.chosenMany')
      : words('bulk.chosenAll', { count: page.total, number: format.number(page.total) })
  // What is mailed is shown on a page of its own.
  const asking = actions.filter(({ isMailed }) => !isMailed)
  return (
    <>
      <ChosenBar all={all}>
        {actions.map(({ action, icon, isMailed }) => (
          <Button
            key={action}
            size="s"
            icon={icon}
            {...(isMailed
              ? { name: 'intent', value: `bulk.${action}` }
              : { opens: `bulk-${action}` })}
          >
            {t(`bulk.${action}`)}
          </Button>
        ))}
        {elsewhere.map(({ label, icon, href }) => (
          <Button key={href} size="s" icon={icon} formAction={href}>
            {label}
          </Button>
        ))}
      </ChosenBar>
      {asking.map(({ action, isDanger }) => (
        <BulkDialog
          key={action}
          id={`bulk-${action}`}
          title={t(`bulk.${action}Ask`)}
          words={t(`bulk.${action}Words`)}
          all={all}
          keep={words('bulk.cancel')}
          submit={t(`bulk.${action}`)}
          intent={`bulk.${action}`}
          isDanger={isDanger}
        />
      ))}
    </>
  )
}

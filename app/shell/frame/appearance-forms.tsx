import { Button, classes, Row, Stack, text } from '#app/ui/index.ts'
import { Layout, usualLayout } from '#contract/core/layout.ts'
import { usePage, useSession, useT } from '../page-context.tsx'
import * as styles from './appearance-panel.css.ts'

const themes = ['light', 'dark', 'system'] as const
const parts = [
  ['layout', Layout.shape.layout.options],
  ['sidebar', Layout.shape.sidebar.options],
  ['sideTone', Layout.shape.sideTone.options],
  ['topTone', Layout.shape.topTone.options],
  ['width', Layout.shape.width.options],
  ['rightSidebar', Layout.shape.rightSidebar.options],
  ['shortcuts', Layout.shape.shortcuts.options],
] as const

/** Theme and layout, a row of buttons each; a press is kept and the page comes back as chosen. */
export function AppearanceForms() {
  const { theme } = usePage()
  const { user } = useSession()
  const layout = user.layout ?? usualLayout
  const t = useT('shell')
  return (
    <Stack gap="s4">
      <Choice name="theme" title={t('appearanceOf.theme')} chosen={theme}>
        {themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      </Choice>
      {parts.map(([name, options]) => (
        <Choice key={name} name={name} title={t(`appearanceOf.${name}`)} chosen={layout[name]}>
          {options.map((value) => ({ value, label: t(`layout.${name}.${value}`) }))}
        </Choice>
      ))}
    </Stack>
  )
}

type ChoiceProps = {
  name: string
  title: string
  chosen: string
  children: readonly { value: string; label: string }[]
}

function Choice({ name, title, chosen, children }: ChoiceProps) {
  const { path } = usePage()
  return (
    <form method="post" action="/preferences">
      <fieldset>
        <legend className={classes(text.secondLine, styles.legend)}>{title}</legend>
        <input type="hidden" name="to" value={path} />
        <Row>
          {children.map(({ value, label }) => (
            <Button
              key={value}
              size="s"
              name={name}
              value={value}
              aria-pressed={value === chosen}
              kind={value === chosen ? 'primary' : undefined}
            >
              {label}
            </Button>
          ))}
        </Row>
      </fieldset>
    </form>
  )
}

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, LinkButton } from './button.tsx'
import { BarChart } from './chart/bar-chart.tsx'
import { Field, FieldGroup } from './fields/field.tsx'
import { TextInput } from './fields/text-input.tsx'
import { Status } from './status.tsx'
import { HeadCell } from './table/table.tsx'
import { Toast } from './toast.tsx'

describe('Field', () => {
  it('joins label, control and error', () => {
    const html = renderToStaticMarkup(
      <Field id="vat" label="VAT number" hint="Nine digits" error="This one has 8">
        {(wiring) => <TextInput {...wiring} name="vat" />}
      </Field>,
    )
    expect(html).toContain('for="vat"')
    expect(html).toContain('id="vat"')
    expect(html).toContain('aria-describedby="vat-note"')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/id="vat-note".*This one has 8/)
    expect(html).not.toContain('Nine digits')
  })
  it('describes a group of controls', () => {
    const html = renderToStaticMarkup(
      <FieldGroup id="kind" label="Kind" error="Choose one">
        <input type="radio" />
      </FieldGroup>,
    )
    expect(html).toMatch(/<fieldset id="kind"[^>]*aria-describedby="kind-note"/)
  })
})

describe('Status', () => {
  it('draws the exact share paid without a style attribute', () => {
    const html = renderToStaticMarkup(
      <Status kind="overdue" share={0.3}>
        Overdue
      </Status>,
    )
    expect(html).toContain('stroke-dasharray="30 100"')
    expect(html).not.toContain('style=')
  })
  it('draws no share for other kinds', () => {
    const html = renderToStaticMarkup(
      <Status kind="sent" share={0.3}>
        Sent
      </Status>,
    )
    expect(html).not.toContain('stroke-dasharray')
  })
})

describe('Button', () => {
  it('submits, unless it opens something', () => {
    expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="submit"')
    const opener = renderToStaticMarkup(<Button opens="menu">More</Button>)
    expect(opener).toContain('type="button"')
    expect(opener).toContain('popovertarget="menu"')
  })
  it('keeps the name of an icon alone', () => {
    const html = renderToStaticMarkup(
      <Button icon="plus" iconOnly>
        Add
      </Button>,
    )
    expect(html).toMatch(/<span[^>]*>Add<\/span>/)
  })
  it('is a link that is not available when it leads nowhere', () => {
    expect(renderToStaticMarkup(<LinkButton>Next</LinkButton>)).toContain('aria-disabled="true"')
    expect(renderToStaticMarkup(<LinkButton href="/a">Next</LinkButton>)).not.toContain('aria-')
  })
})

describe('HeadCell', () => {
  it('says how its column is sorted', () => {
    const html = renderToStaticMarkup(
      <table>
        <thead>
          <tr>
            <HeadCell sortHref="?sort=due" sort="descending">
              Due
            </HeadCell>
          </tr>
        </thead>
      </table>,
    )
    expect(html).toContain('aria-sort="descending"')
    expect(html).toContain('href="?sort=due"')
  })
})

describe('Toast', () => {
  it('interrupts only for errors', () => {
    expect(renderToStaticMarkup(<Toast tone="ok" title="Saved" closeLabel="Close" />)).toContain(
      'role="status"',
    )
    expect(renderToStaticMarkup(<Toast tone="bad" title="Failed" closeLabel="Close" />)).toContain(
      'role="alert"',
    )
  })
})

describe('BarChart', () => {
  it('names each mark and repeats the figures in a table', () => {
    const html = renderToStaticMarkup(
      <BarChart
        label="Cash flow"
        tableLabel="Figures"
        names={{ period: 'Month', in: 'In', out: 'Out' }}
        formatTick={String}
        bars={[{ label: 'Sep', in: 10, inText: '€10', out: 5, outText: '€5' }]}
      />,
    )
    expect(html).toContain('<title>Sep, In: €10</title>')
    expect(html).toMatch(/<td[^>]*>€5<\/td>/)
    expect(html).not.toContain('style=')
  })
})

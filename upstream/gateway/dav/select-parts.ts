import {
  type Component,
  componentLines,
  isComponent,
  readComponents,
} from '../../core/content-component.ts'
import { joinLines } from '../../core/content-line.ts'
import type { XmlElement } from '../../einvoice/xml/read-tree.ts'
import { childrenOf } from './read-filter.ts'

/** Which parts of an object are asked for; what is not named is left out (RFC 4791, 9.6.1). */
export type PartChoice = {
  name: string
  props: ReadonlySet<string> | 'all'
  comps: readonly PartChoice[] | 'all'
}

/** What a request wants of the texts: undefined for whole ones. */
export function readChoice(data: XmlElement | undefined): PartChoice | undefined {
  const [calendar] = data ? childrenOf(data, 'c', 'comp') : []
  if (calendar) return compChoice(calendar)
  const names = data ? childrenOf(data, 'card', 'prop') : []
  return names.length === 0 ? undefined : { name: 'VCARD', props: namesOf(names), comps: [] }
}

function compChoice(element: XmlElement): PartChoice {
  const { name = '' } = element.attributes
  const comps = childrenOf(element, 'c', 'comp').map(compChoice)
  return {
    name: name.toUpperCase(),
    props:
      childrenOf(element, 'c', 'allprop').length > 0
        ? 'all'
        : namesOf(childrenOf(element, 'c', 'prop')),
    comps: childrenOf(element, 'c', 'allcomp').length > 0 ? 'all' : comps,
  }
}

function namesOf(elements: readonly XmlElement[]): Set<string> {
  return new Set(elements.map(({ attributes }) => (attributes.name ?? '').toUpperCase()))
}

/** A text with no more than the parts that are asked for. */
export function selectParts(text: string, choice: PartChoice): string {
  const [whole] = readComponents(text)?.parts.filter(isComponent) ?? []
  if (!whole || whole.name !== choice.name) return text
  return joinLines(componentLines(selected(whole, choice)))
}

function selected(component: Component, { props, comps }: PartChoice): Component {
  const parts = component.parts.flatMap((part): Component['parts'] => {
    if (!isComponent(part)) return props === 'all' || props.has(part.name) ? [part] : []
    if (comps === 'all') return [part]
    const choice = comps.find(({ name }) => name === part.name)
    return choice ? [selected(part, choice)] : []
  })
  return { ...component, parts }
}

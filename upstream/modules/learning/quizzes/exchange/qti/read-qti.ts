import {
  type Archive,
  attributeOf,
  childAt,
  childrenOf,
  descendantsOf,
  readXml,
  resolveAddress,
  textAt,
  UnreadableXml,
  type XmlElement,
} from '../../../packages/index.ts'
import type { FormattedText, Question } from '../../question.ts'
import { defaultName, Harvest, type ImportResult } from '../imported.ts'
import { wordsOf } from './markup.ts'
import { type Declaration, declarationOf, isExact, readInteraction } from './read-interaction.ts'

const interactions = [
  'choiceInteraction',
  'orderInteraction',
  'matchInteraction',
  'textEntryInteraction',
]

/**
 * Questions of a QTI 2.1 package (IMS Question and Test Interoperability): the items that its
 * manifest names, in its order. Lines are those of each item's own file, whose path is the category.
 * @throws UnreadableXml where the manifest cannot be read
 */
export function readQtiPackage(archive: Archive): ImportResult {
  const harvest = new Harvest()
  const manifest = archive.getIgnoringCase('imsmanifest.xml')?.read()
  if (manifest === undefined) throw new UnreadableXml('malformed')
  for (const resource of descendantsOf(readXml(manifest), 'resource')) {
    if (!/^imsqti_item_xmlv2p\d/.test(attributeOf(resource, 'type') ?? '')) continue
    const href = attributeOf(resource, 'href') ?? ''
    const target = resolveAddress(archive, '', href)
    const file = target.kind === 'file' ? archive.get(target.path) : undefined
    harvest.category = href
    if (file === undefined) harvest.refuse(resource.line, href, 'files')
    else takeItem(harvest, file.read(), href)
  }
  return harvest.result
}

/** The question of one item file. */
export function readQtiItem(file: Uint8Array | string): ImportResult {
  const harvest = new Harvest()
  takeItem(harvest, file, '')
  return harvest.result
}

function takeItem(harvest: Harvest, file: Uint8Array | string, path: string): void {
  try {
    readItem(harvest, readXml(file))
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error
    harvest.refuse(1, path, error.reason)
  }
}

function readItem(harvest: Harvest, item: XmlElement): void {
  const name = attributeOf(item, 'title') ?? attributeOf(item, 'identifier') ?? ''
  const asked = askedBy(item)
  if ('reason' in asked) {
    harvest.refuse(asked.line, name, asked.reason)
    return
  }
  const { body, interaction, declaration } = asked
  const lost = (one: XmlElement) =>
    harvest.lose(one.line, name, ['img', 'object'].includes(one.name) ? 'pictures' : 'formats')
  const prompt = promptOf(body, interaction, lost)
  const common = {
    questionId: harvest.nextId,
    name: name || defaultName(prompt),
    prompt,
    points: pointsOf(item, declaration),
  }
  const question: Question | undefined = readInteraction(interaction, declaration, common, item)
  if (question === undefined) {
    harvest.refuse(interaction.line, name, 'unknownKind')
    return
  }
  harvest.take(question, item.line)
  const worth = new Set(declaration.mapping?.entries.map(({ value }) => value))
  // Pairs of ours count alike.
  if (question.kind === 'pairs' && worth.size > 1) harvest.lose(interaction.line, name, 'credits')
  if (!isExact(item)) {
    harvest.lose(childAt(item, 'responseProcessing')?.line ?? item.line, name, 'processing')
  }
  const feedback = childrenOf(item, 'modalFeedback')[0]
  if (feedback) harvest.lose(feedback.line, name, 'combinedFeedback')
}

type Asked = { body: XmlElement; interaction: XmlElement; declaration: Declaration }

/** What an item asks, and what is right; or why it cannot be taken, and where. */
function askedBy(item: XmlElement): Asked | { line: number; reason: string } {
  const body = childAt(item, 'itemBody')
  const { line } = item
  if (item.name !== 'assessmentItem' || body === undefined) return { line, reason: 'unknownKind' }
  if (childrenOf(item, 'templateDeclaration').length > 0) return { line, reason: 'template' }
  const [interaction, second] = allInteractions(body)
  if (interaction === undefined) return { line, reason: 'description' }
  if (!interactions.includes(interaction.name)) {
    return { line: interaction.line, reason: 'unknownKind' }
  }
  if (second) return { line: second.line, reason: 'severalInteractions' }
  const declaration = declarationOf(item, attributeOf(interaction, 'responseIdentifier') ?? '')
  if (declaration === undefined) return { line: interaction.line, reason: 'noRightAnswer' }
  return { body, interaction, declaration }
}

/** Everything that asks for an answer, of whatever kind. */
function allInteractions(body: XmlElement): XmlElement[] {
  return body.children.flatMap((child) =>
    /Interaction$/.test(child.name) ? [child] : allInteractions(child),
  )
}

/** The words around an interaction, and its own prompt. A gap stands where a text is typed in. */
function promptOf(
  body: XmlElement,
  interaction: XmlElement,
  lost: (one: XmlElement) => void,
): FormattedText {
  const isTyped = interaction.name === 'textEntryInteraction'
  const marked: XmlElement = {
    ...interaction,
    name: 'gap',
    content: [isTyped ? '_____' : ''],
    children: [],
    text: isTyped ? '_____' : '',
  }
  const around = wordsOf(replaced(body, interaction, marked), {
    isLeft: (one) => one === marked && !isTyped,
    lost,
  })
  const own = wordsOf(childAt(interaction, 'prompt'), { lost })
  if (own.text === '') return around
  if (around.text === '') return own
  if (around.format === 'plain' && own.format === 'plain')
    return { format: 'plain', text: `${around.text}\n${own.text}` }
  return { format: 'html', text: `${asHtml(around)}${asHtml(own)}` }
}

function replaced(element: XmlElement, from: XmlElement, to: XmlElement): XmlElement {
  const swap = (one: XmlElement) => (one === from ? to : replaced(one, from, to))
  return {
    ...element,
    children: element.children.map(swap),
    content: element.content.map((part) => (typeof part === 'string' ? part : swap(part))),
  }
}

function asHtml({ format, text }: FormattedText): string {
  return format === 'html'
    ? text
    : `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
}

/** The most points of an item: those of its mapping, or of the outcome it declares, or 1. */
function pointsOf(item: XmlElement, { mapping }: Declaration): string {
  const outcome = childrenOf(item, 'outcomeDeclaration').find(
    (one) => attributeOf(one, 'identifier') === 'SCORE',
  )
  const told = attributeOf(outcome, 'normalMaximum') ?? textAt(item, 'outcomeDeclaration/maximum')
  const best = mapping?.upperBound ?? told ?? String(mapping?.best ?? 1)
  return /^\d{1,6}(\.\d{1,2})?$/.test(best) && Number(best) > 0 ? String(Number(best)) : '1'
}

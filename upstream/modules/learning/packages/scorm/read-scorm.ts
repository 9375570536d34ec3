import { joined, resolveAddress } from '../package-path.ts'
import {
  type PackageProblem,
  type ProblemKind,
  RefusedPackage,
  refused,
} from '../package-problem.ts'
import { attributeOf, childAt, childrenOf, textAt } from '../xml/find-xml.ts'
import { readXml, UnreadableXml, type XmlElement } from '../xml/read-xml.ts'
import type { Archive } from '../zip/open-archive.ts'
import { parsePrerequisites } from './prerequisites.ts'
import { asksForMore, readSequencing } from './read-sequencing.ts'
import {
  launchable,
  type ScormItem,
  type ScormLaunch,
  type ScormOrganisation,
  type ScormPackage,
} from './scorm-package.ts'
import type { Sequencing } from './sequencing-rules.ts'

const manifestName = 'imsmanifest.xml'

/** What the reading of one manifest goes along with. */
type Reading = {
  archive: Archive
  resources: Map<string, { element: XmlElement; base: string }>
  /** SCORM 2004: sequencing that several items share, by its id. */
  shared: Map<string, XmlElement>
  warn: (what: ProblemKind, at: string, element: XmlElement) => void
}

/**
 * The structure of a SCORM 1.2 or 2004 package (Content Aggregation Model of ADL): organisations,
 * items, what each launches and asks for.
 * @throws RefusedPackage
 */
export function readScorm(archive: Archive): ScormPackage {
  const manifest = readManifest(archive)
  if (manifest.name !== 'manifest') throw refused('notScorm', manifest.name, manifest.line)
  const warnings: PackageProblem[] = []
  const reading: Reading = {
    archive,
    resources: resourcesOf(manifest),
    shared: sharedSequencing(manifest),
    warn: (what, at, element) => warnings.push({ what, at, line: element.line }),
  }
  const edition = textAt(manifest, 'metadata/schemaversion')
  const standard = standardOf(edition, manifest)
  if (standard === undefined) reading.warn('versionUnknown', edition, manifest)
  for (const sub of childrenOf(manifest, 'manifest')) {
    reading.warn('subManifest', attributeOf(sub, 'identifier') ?? '', sub)
  }
  const list = childAt(manifest, 'organizations')
  const organisations = childrenOf(list, 'organization').map((one) =>
    readOrganisation(one, reading),
  )
  const [first] = organisations
  if (first === undefined) throw refused('noOrganisation', '', list?.line ?? manifest.line)
  const named = attributeOf(list, 'default') ?? ''
  const chosen = organisations.find((one) => one.identifier === named) ?? first
  if (launchable(chosen.items).length === 0) {
    const missing = warnings.filter(({ what }) => what === 'fileMissing')
    throw missing.length > 0 ? new RefusedPackage(missing) : refused('noLaunch', chosen.identifier)
  }
  return {
    standard: standard ?? 'scorm12',
    edition,
    identifier: attributeOf(manifest, 'identifier') ?? '',
    title: chosen.title,
    organisations,
    defaultOrganisation: chosen.identifier,
    warnings,
  }
}

/** The manifest, which stands at the root of the package. */
function readManifest(archive: Archive): XmlElement {
  const file = archive.get(manifestName) ?? archive.getIgnoringCase(manifestName)
  if (file === undefined) {
    const deeper = archive.files.find(({ path }) => path.toLowerCase().endsWith(`/${manifestName}`))
    throw deeper ? refused('manifestInFolder', deeper.path) : refused('noManifest', manifestName)
  }
  try {
    return readXml(file.read())
  } catch (error) {
    if (error instanceof UnreadableXml) throw refused(error.reason, manifestName)
    throw error
  }
}

function standardOf(edition: string, manifest: XmlElement): ScormPackage['standard'] | undefined {
  if (/^1\.2/.test(edition)) return 'scorm12'
  if (/^(2004|CAM 1\.3|1\.3)/i.test(edition)) return 'scorm2004'
  const namespaces = Object.values(manifest.attributes).join(' ')
  if (namespaces.includes('adlcp_v1p3')) return 'scorm2004'
  return namespaces.includes('adlcp_rootv1p2') ? 'scorm12' : undefined
}

function resourcesOf(manifest: XmlElement): Reading['resources'] {
  const list = childAt(manifest, 'resources')
  const outer = `${baseOf(manifest)}${baseOf(list)}`
  return new Map(
    childrenOf(list, 'resource').map((element) => [
      attributeOf(element, 'identifier') ?? '',
      { element, base: `${outer}${baseOf(element)}` },
    ]),
  )
}

/** `xml:base`, which has to end with a slash and does not always. */
function baseOf(element: XmlElement | undefined): string {
  const base = element?.attributes['xml:base'] ?? ''
  return base === '' || base.endsWith('/') ? base : `${base}/`
}

function sharedSequencing(manifest: XmlElement): Map<string, XmlElement> {
  const list = childAt(manifest, 'sequencingCollection')
  return new Map(childrenOf(list, 'sequencing').map((one) => [one.attributes.ID ?? '', one]))
}

function readOrganisation(element: XmlElement, reading: Reading): ScormOrganisation {
  return {
    identifier: attributeOf(element, 'identifier') ?? '',
    title: textAt(element, 'title'),
    items: childrenOf(element, 'item').map((item) => readItem(item, reading)),
    ...rulesOf(element, reading),
  }
}

function readItem(element: XmlElement, reading: Reading): ScormItem {
  const identifier = attributeOf(element, 'identifier') ?? ''
  const prerequisites = textAt(element, 'prerequisites')
  if (prerequisites !== '' && parsePrerequisites(prerequisites) === undefined) {
    reading.warn('prerequisitesUnread', prerequisites, element)
  }
  const threshold = childAt(element, 'completionThreshold')
  return {
    identifier,
    title: textAt(element, 'title'),
    isVisible: attributeOf(element, 'isvisible') !== 'false',
    launch: readLaunch(element, reading),
    items: childrenOf(element, 'item').map((item) => readItem(item, reading)),
    ...rulesOf(element, reading),
    masteryScore: between(textAt(element, 'masteryscore'), 0, 100),
    passingMeasure: passingMeasure(element, reading),
    completionThreshold: between(
      attributeOf(threshold, 'minProgressMeasure') ?? threshold?.text.trim() ?? '',
      0,
      1,
    ),
    prerequisites,
    maxTimeAllowed: textAt(element, 'maxtimeallowed'),
    timeLimitAction: textAt(element, 'timelimitaction') || textAt(element, 'timeLimitAction'),
    dataFromLms: textAt(element, 'datafromlms') || textAt(element, 'dataFromLMS'),
  }
}

function readLaunch(item: XmlElement, reading: Reading): ScormLaunch | null {
  const resourceId = attributeOf(item, 'identifierref') ?? ''
  if (resourceId === '') return null
  const resource = reading.resources.get(resourceId)
  const href = attributeOf(resource?.element, 'href') ?? ''
  if (resource === undefined || href === '') {
    reading.warn('unknownResource', resourceId, item)
    return null
  }
  warnOfMissing(resource, reading)
  const target = resolveAddress(reading.archive, resource.base, href)
  if (target.kind !== 'file') {
    const what = target.kind === 'outside' ? 'outsideAddress' : 'fileMissing'
    reading.warn(what, href, resource.element)
    return null
  }
  if (target.isOtherCase) reading.warn('otherCase', target.path, resource.element)
  const type =
    attributeOf(resource.element, 'scormtype') ?? attributeOf(resource.element, 'scormType')
  return {
    path: target.path,
    query: withParameters(target.query, attributeOf(item, 'parameters') ?? ''),
    isSco: type?.toLowerCase() === 'sco',
    resourceId,
  }
}

/** Files that a resource lists and the package lacks; the rest of it may work. */
function warnOfMissing({ element, base }: { element: XmlElement; base: string }, reading: Reading) {
  for (const file of childrenOf(element, 'file')) {
    const href = attributeOf(file, 'href') ?? ''
    const target = resolveAddress(reading.archive, base, href)
    if (target.kind === 'missing' || target.kind === 'invalid') {
      reading.warn('fileMissing', joined(base, href) ?? href, file)
    }
  }
}

/** The query of a launch with an item's parameters (SCORM 2004 CAM, 3.4.1.12). */
export function withParameters(query: string, parameters: string): string {
  const added = parameters.trim().replace(/^[?&]+/, '')
  if (added === '') return query
  if (added.startsWith('#')) return query.includes('#') ? query : `${query}${added}`
  const [search = '', fragment] = query.split('#')
  const tail = fragment === undefined ? '' : `#${fragment}`
  return `${search}${search.includes('?') ? '&' : '?'}${added}${tail}`
}

/** The sequencing of an item or organisation, its shared part included. */
function sequencingOf(element: XmlElement, { shared }: Reading): XmlElement[] {
  const own = childAt(element, 'sequencing')
  if (own === undefined) return []
  const other = shared.get(own.attributes.IDRef ?? '')
  return other ? [own, other] : [own]
}

function passingMeasure(element: XmlElement, reading: Reading): string | null {
  const objective = sequencingOf(element, reading)
    .map((one) => childAt(one, 'objectives/primaryObjective'))
    .find((one) => one !== undefined)
  if (attributeOf(objective, 'satisfiedByMeasure') !== 'true') return null
  return between(textAt(objective, 'minNormalizedMeasure'), -1, 1) ?? '1'
}

/** The rules of an item or organisation, where its author says any; what is not followed is listed. */
function rulesOf(element: XmlElement, reading: Reading): { rules?: Sequencing } {
  const said = sequencingOf(element, reading)
  if (asksForMore(said)) {
    reading.warn('sequencingNotApplied', attributeOf(element, 'identifier') ?? '', element)
  }
  const rules = readSequencing(said)
  return rules ? { rules } : {}
}

function between(text: string, least: number, most: number): string | null {
  if (!/^-?\d{1,3}(\.\d{1,10})?$/.test(text)) return null
  return Number(text) >= least && Number(text) <= most ? text : null
}

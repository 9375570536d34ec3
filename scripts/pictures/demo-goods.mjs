// @ts-check
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

/**
 * Draws what the demo's workshop sells, `node scripts/pictures/demo-goods.mjs`: flat pictures of our
 * own, by the SKUs of `upstream/modules/reporting/demo/goods.ts`, small enough to travel with the code.
 */

const oak = '#c99a5b'
const ash = '#dcc296'
const walnut = '#7a5238'
const dark = '#57391f'
const linen = '#e9e2d3'
const brass = '#d3a63c'
const ink = '#2b3140'
const steel = '#9aa3ad'
const glass = '#cfe0ea'

/** The ground of each and what stands on it, 480 × 320. @type {Record<string, [string, string]>} */
const goods = {
  'LMP-014': [
    '#f6f1e7',
    `<path d="M240 0v120" stroke="${ink}" stroke-width="5"/><path d="M205 120h70l55 100H150z" fill="${oak}"/><path d="M150 220h180v12H150z" fill="${dark}"/><circle cx="240" cy="246" r="22" fill="#ffe9a8"/>`,
  ],
  'LMP-022': [
    '#eef3ee',
    `<path d="M190 70h100l45 100H145z" fill="${linen}"/><path d="M190 70h100l45 100H145z" fill="none" stroke="${ash}" stroke-width="6"/><path d="M231 170h18v90h-18z" fill="${ash}"/><path d="M180 260h120v16H180z" fill="${oak}"/>`,
  ],
  'SHD-221': [
    '#f3eee6',
    `<path d="M175 80h130l50 160H125z" fill="${linen}"/><path d="M175 80h130M125 240h230" stroke="${ash}" stroke-width="10"/><path d="M200 84l-36 152M240 84v152M280 84l36 152" stroke="#d8cfbc" stroke-width="3"/>`,
  ],
  'HOK-007': [
    '#eaf0f6',
    `<rect x="205" y="60" width="70" height="90" rx="14" fill="${brass}"/><path d="M240 130v70a36 36 0 1 1-72 0" fill="none" stroke="${brass}" stroke-width="22" stroke-linecap="round"/><circle cx="240" cy="86" r="8" fill="${dark}"/><circle cx="240" cy="122" r="8" fill="${dark}"/>`,
  ],
  'TBL-101': [
    '#f2ede8',
    `<rect x="90" y="130" width="300" height="30" rx="8" fill="${walnut}"/><path d="M120 160h24l-14 96h-18zM336 160h24l8 96h-18z" fill="${dark}"/><path d="M146 200h188v10H146z" fill="${walnut}"/>`,
  ],
  'CHR-310': [
    '#edf2ec',
    `<path d="M175 50h18v210h-18zM287 50h18v210h-18z" fill="${oak}"/><path d="M185 60h110v26H185zM185 104h110v16H185z" fill="${ash}"/><path d="M160 160h160v24H160z" fill="${oak}"/><path d="M165 184h18v86h-18zM297 184h18v86h-18z" fill="${dark}"/>`,
  ],
  'SHF-120': [
    '#eef0f4',
    `<rect x="60" y="120" width="360" height="22" fill="${oak}"/><path d="M110 142h14v44h-14zM356 142h14v44h-14z" fill="${dark}"/><rect x="120" y="60" width="26" height="60" fill="#b4553d"/><rect x="150" y="72" width="22" height="48" fill="${ink}"/><rect x="176" y="66" width="24" height="54" fill="#3e6f86"/><path d="M310 120c-26 0-30-26-22-44h44c8 18 4 44-22 44z" fill="#7f9a6d"/>`,
  ],
  'TRY-015': [
    '#f5eee9',
    `<rect x="90" y="110" width="300" height="120" rx="36" fill="${walnut}"/><rect x="112" y="128" width="256" height="84" rx="24" fill="#8d6347"/><rect x="98" y="156" width="14" height="28" rx="7" fill="#f5eee9"/><rect x="368" y="156" width="14" height="28" rx="7" fill="#f5eee9"/>`,
  ],
  'BRD-030': [
    '#eef2ea',
    `<rect x="110" y="90" width="220" height="150" rx="18" fill="${oak}"/><rect x="320" y="142" width="74" height="46" rx="20" fill="${oak}"/><circle cx="370" cy="165" r="9" fill="#eef2ea"/><path d="M130 126h180M130 164h180M130 204h180" stroke="#b98747" stroke-width="3"/>`,
  ],
  'MIR-060': [
    '#f3efe9',
    `<circle cx="240" cy="160" r="112" fill="${oak}"/><circle cx="240" cy="160" r="94" fill="${glass}"/><path d="M186 206l96-110M224 224l84-96" stroke="#eef6fa" stroke-width="12"/>`,
  ],
  'BNC-140': [
    '#ebeff3',
    `<rect x="70" y="150" width="340" height="26" rx="6" fill="${oak}"/><rect x="92" y="128" width="296" height="22" rx="10" fill="#8a9a8d"/><path d="M96 176h22v86H96zM362 176h22v86h-22z" fill="${dark}"/><rect x="118" y="226" width="244" height="12" fill="${oak}"/>`,
  ],
  'DSK-160': [
    '#eff1f3',
    `<rect x="70" y="96" width="340" height="14" rx="4" fill="${steel}"/><path d="M128 110h30v60h-30zM322 110h30v60h-30z" fill="#6d7680"/><path d="M134 170h18v76h-18zM328 170h18v76h-18z" fill="${steel}"/><path d="M92 246h102v14H92zM286 246h102v14H286z" fill="#6d7680"/><path d="M158 124h164v10H158z" fill="${steel}"/>`,
  ],
  'OIL-001': [
    '#f4efe3',
    `<rect x="190" y="110" width="100" height="160" rx="16" fill="#a8752f"/><rect x="218" y="70" width="44" height="44" fill="${ink}"/><rect x="190" y="150" width="100" height="74" fill="${linen}"/><path d="M240 162c16 20 20 28 20 36a20 20 0 0 1-40 0c0-8 4-16 20-36z" fill="${brass}"/>`,
  ],
  'CBL-002': [
    '#f5eceb',
    `<circle cx="240" cy="160" r="100" fill="none" stroke="#b4553d" stroke-width="20"/><circle cx="240" cy="160" r="72" fill="none" stroke="#c76a50" stroke-width="18"/><circle cx="240" cy="160" r="46" fill="none" stroke="#b4553d" stroke-width="16"/><path d="M338 176c40 30 60 30 84 66" fill="none" stroke="#b4553d" stroke-width="12" stroke-linecap="round"/>`,
  ],
  'PRT-110': [
    '#eaf1ef',
    `<path d="M150 70h172a12 12 0 0 1 12 12v168H162a12 12 0 0 1-12-12z" fill="#fffdf7"/><path d="M150 70h24v180h-12a12 12 0 0 1-12-12z" fill="#3e6f86"/><path d="M200 112h106M200 142h106M200 172h70" stroke="${steel}" stroke-width="8"/><circle cx="290" cy="212" r="18" fill="${oak}"/>`,
  ],
  'CUS-040': [
    '#f0f2ec',
    `<path d="M140 90c30 10 170 10 200 0 16 0 22 8 18 22-8 26-8 70 0 96 4 14-2 22-18 22-30-10-170-10-200 0-16 0-22-8-18-22 8-26 8-70 0-96-4-14 2-22 18-22z" fill="${linen}"/><path d="M170 120c20 26 20 54 0 80M240 116v88M310 120c-20 26-20 54 0 80" stroke="${ash}" stroke-width="5" fill="none"/>`,
  ],
  'SET-001': [
    '#f5eceb',
    `<rect x="120" y="130" width="240" height="130" rx="8" fill="#b4553d"/><rect x="106" y="104" width="268" height="36" rx="6" fill="#c76a50"/><rect x="222" y="104" width="36" height="156" fill="${linen}"/><path d="M240 104c-20-44-70-44-70-16 0 16 36 16 70 16zM240 104c20-44 70-44 70-16 0 16-36 16-70 16z" fill="none" stroke="${linen}" stroke-width="14"/>`,
  ],
  'SRV-001': [
    '#eef1fa',
    `<rect x="120" y="70" width="240" height="170" fill="#fffdf7"/><path d="M150 200l60-70 44 44 36-30 40 56z" fill="#8fb0a0"/><circle cx="314" cy="112" r="18" fill="${brass}"/><path d="M330 250l70-116 22 14-70 116-28 12z" fill="#b4553d"/>`,
  ],
  'SRV-002': [
    '#eef1fa',
    `<path d="M150 250l110-110 24 24-110 110a17 17 0 0 1-24-24z" fill="${steel}"/><path d="M330 84a60 60 0 1 0 22 66l-42 6-26-26 6-42z" fill="#6d7680"/>`,
  ],
  'SRV-003': [
    '#eef1fa',
    `<rect x="80" y="110" width="190" height="110" rx="8" fill="#3e6f86"/><path d="M270 144h76l44 46v30H270z" fill="#b4553d"/><path d="M290 158h48l26 30h-74z" fill="${glass}"/><circle cx="150" cy="228" r="26" fill="${ink}"/><circle cx="336" cy="228" r="26" fill="${ink}"/><circle cx="150" cy="228" r="10" fill="${steel}"/><circle cx="336" cy="228" r="10" fill="${steel}"/>`,
  ],
  'SRV-004': [
    '#eef1fa',
    `<path d="M150 190c0-60 30-100 90-100s90 40 90 100z" fill="#8a9a8d"/><path d="M130 190h220v30H130z" fill="${walnut}"/><path d="M146 220h20l-8 44h-14zM314 220h20l4 44h-14z" fill="${dark}"/><path d="M360 70l24 24-50 50-30 6 6-30z" fill="${brass}"/>`,
  ],
  'SRV-005': [
    '#eef1fa',
    `<path d="M240 66l110 56v110l-110 56-110-56V122z" fill="#dfe7f5"/><path d="M240 66l110 56-110 56-110-56z" fill="#b9cbe8"/><path d="M240 178v110M130 122l110 56 110-56M130 122v110l110 56 110-56V122L240 66z" fill="none" stroke="#3a5ba8" stroke-width="6" stroke-linejoin="round"/>`,
  ],
}

/** @type {Record<string, string>} */
const drawn = {}
for (const [sku, [ground, shapes]] of Object.entries(goods)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320"><rect width="480" height="320" fill="${ground}"/>${shapes}</svg>`
  const picture = await sharp(Buffer.from(svg)).webp({ quality: 60, effort: 6 }).toBuffer()
  drawn[sku] = picture.toString('base64')
}
const file = new URL('../../upstream/modules/reporting/demo/goods-pictures.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(drawn, null, 2)}\n`)

/**
 * Written by “node scripts/payroll.mjs wage-tax”; not to be changed by hand.
 * Lohnsteuer2026Big, state 2025-10-23 12:40: the flow chart for wage tax of the Federal Ministry of Finance
 * (§ 39b (6), § 51 (4) no. 1a EStG), names as there. SHA-256 of the XML: f1e1c213092eb5dca49c04d0bb23cfce071f9d580bb41e0f3d22b4b4318bad09
 */
import {
  amountOf,
  countOf,
  DOWN,
  entryOf,
  type PlanInputs,
  PlanNumber,
  type PlanResults,
  tableOf,
  UP,
  type WageTaxPlan,
} from '../plan.ts'

const ZERO = new PlanNumber('0')
const N_0_0025 = new PlanNumber('0.0025')
const N_0_006 = new PlanNumber('0.006')
const N_0_013 = new PlanNumber('0.013')
const N_0_018 = new PlanNumber('0.018')
const N_0_023 = new PlanNumber('0.023')
const N_0_07 = new PlanNumber('0.07')
const N_0_093 = new PlanNumber('0.093')
const N_0_14 = new PlanNumber('0.14')
const N_0_42 = new PlanNumber('0.42')
const N_0_45 = new PlanNumber('0.45')
const N_0_75 = new PlanNumber('0.75')
const N_1 = new PlanNumber('1')
const N_1_25 = new PlanNumber('1.25')
const N_2 = new PlanNumber('2')
const N_5_5 = new PlanNumber('5.5')
const N_7 = new PlanNumber('7')
const N_11_9 = new PlanNumber('11.9')
const N_12 = new PlanNumber('12')
const N_36 = new PlanNumber('36')
const N_100 = new PlanNumber('100')
const N_102 = new PlanNumber('102')
const N_173_1 = new PlanNumber('173.1')
const N_360 = new PlanNumber('360')
const N_700 = new PlanNumber('700')
const N_914_51 = new PlanNumber('914.51')
const N_1034_87 = new PlanNumber('1034.87')
const N_1230 = new PlanNumber('1230')
const N_1400 = new PlanNumber('1400')
const N_1900 = new PlanNumber('1900')
const N_2397 = new PlanNumber('2397')
const N_4260 = new PlanNumber('4260')
const N_4878 = new PlanNumber('4878')
const N_9756 = new PlanNumber('9756')
const N_10000 = new PlanNumber('10000')
const N_11135_63 = new PlanNumber('11135.63')
const N_12348 = new PlanNumber('12348')
const N_14071 = new PlanNumber('14071')
const N_17799 = new PlanNumber('17799')
const N_17800 = new PlanNumber('17800')
const N_19470_38 = new PlanNumber('19470.38')
const N_20350 = new PlanNumber('20350')
const N_34939 = new PlanNumber('34939')
const N_69750 = new PlanNumber('69750')
const N_69879 = new PlanNumber('69879')
const N_101400 = new PlanNumber('101400')
const N_222260 = new PlanNumber('222260')
const N_277826 = new PlanNumber('277826')
const TAB1 = tableOf(
  '0 0.4 0.384 0.368 0.352 0.336 0.32 0.304 0.288 0.272 0.256 0.24 0.224 0.208 0.192 0.176 0.16 0.152 0.144 0.14 0.136 0.132 0.128 0.124 0.12 0.116 0.112 0.108 0.104 0.1 0.096 0.092 0.088 0.084 0.08 0.076 0.072 0.068 0.064 0.06 0.056 0.052 0.048 0.044 0.04 0.036 0.032 0.028 0.024 0.02 0.016 0.012 0.008 0.004 0',
)
const TAB2 = tableOf(
  '0 3000 2880 2760 2640 2520 2400 2280 2160 2040 1920 1800 1680 1560 1440 1320 1200 1140 1080 1050 1020 990 960 930 900 870 840 810 780 750 720 690 660 630 600 570 540 510 480 450 420 390 360 330 300 270 240 210 180 150 120 90 60 30 0',
)
const TAB3 = tableOf(
  '0 900 864 828 792 756 720 684 648 612 576 540 504 468 432 396 360 342 324 315 306 297 288 279 270 261 252 243 234 225 216 207 198 189 180 171 162 153 144 135 126 117 108 99 90 81 72 63 54 45 36 27 18 9 0',
)
const TAB4 = tableOf(
  '0 0.4 0.384 0.368 0.352 0.336 0.32 0.304 0.288 0.272 0.256 0.24 0.224 0.208 0.192 0.176 0.16 0.152 0.144 0.14 0.136 0.132 0.128 0.124 0.12 0.116 0.112 0.108 0.104 0.1 0.096 0.092 0.088 0.084 0.08 0.076 0.072 0.068 0.064 0.06 0.056 0.052 0.048 0.044 0.04 0.036 0.032 0.028 0.024 0.02 0.016 0.012 0.008 0.004 0',
)
const TAB5 = tableOf(
  '0 1900 1824 1748 1672 1596 1520 1444 1368 1292 1216 1140 1064 988 912 836 760 722 684 665 646 627 608 589 570 551 532 513 494 475 456 437 418 399 380 361 342 323 304 285 266 247 228 209 190 171 152 133 114 95 76 57 38 19 0',
)
const ZAHL1 = N_1
const ZAHL2 = N_2
const ZAHL7 = N_7
const ZAHL12 = N_12
const ZAHL100 = N_100
const ZAHL360 = N_360
const ZAHL700 = N_700
const ZAHL10000 = N_10000

export const plan: WageTaxPlan = {
  from: '2026-01-01',
  source: 'Lohnsteuer2026Big, state 2025-10-23 12:40',
  run,
}

function run(inputs: PlanInputs): PlanResults {
  const af = countOf(inputs.af, 1)
  const AJAHR = countOf(inputs.AJAHR, 0)
  const ALTER1 = countOf(inputs.ALTER1, 0)
  const ALV = countOf(inputs.ALV, 0)
  let f = amountOf(inputs.f, N_1)
  const JFREIB = amountOf(inputs.JFREIB, ZERO)
  const JHINZU = amountOf(inputs.JHINZU, ZERO)
  const JRE4 = amountOf(inputs.JRE4, ZERO)
  const JRE4ENT = amountOf(inputs.JRE4ENT, ZERO)
  const JVBEZ = amountOf(inputs.JVBEZ, ZERO)
  const KRV = countOf(inputs.KRV, 0)
  const KVZ = amountOf(inputs.KVZ, ZERO)
  let LZZ = countOf(inputs.LZZ, 1)
  const LZZFREIB = amountOf(inputs.LZZFREIB, ZERO)
  const LZZHINZU = amountOf(inputs.LZZHINZU, ZERO)
  const MBV = amountOf(inputs.MBV, ZERO)
  const PKPV = amountOf(inputs.PKPV, ZERO)
  const PKPVAGZ = amountOf(inputs.PKPVAGZ, ZERO)
  const PKV = countOf(inputs.PKV, 0)
  const PVA = amountOf(inputs.PVA, ZERO)
  const PVS = countOf(inputs.PVS, 0)
  const PVZ = countOf(inputs.PVZ, 0)
  const R = countOf(inputs.R, 0)
  const RE4 = amountOf(inputs.RE4, ZERO)
  const SONSTB = amountOf(inputs.SONSTB, ZERO)
  const SONSTENT = amountOf(inputs.SONSTENT, ZERO)
  const STERBE = amountOf(inputs.STERBE, ZERO)
  const STKL = countOf(inputs.STKL, 1)
  const VBEZ = amountOf(inputs.VBEZ, ZERO)
  const VBEZM = amountOf(inputs.VBEZM, ZERO)
  const VBEZS = amountOf(inputs.VBEZS, ZERO)
  const VBS = amountOf(inputs.VBS, ZERO)
  const VJAHR = countOf(inputs.VJAHR, 0)
  const ZKF = amountOf(inputs.ZKF, ZERO)
  let ZMVB = countOf(inputs.ZMVB, 0)
  let BK = ZERO
  let BKS = ZERO
  let LSTLZZ = ZERO
  let SOLZLZZ = ZERO
  let SOLZS = ZERO
  let STS = ZERO
  let WVFRB = ZERO
  let WVFRBO = ZERO
  let WVFRBM = ZERO
  let ALTE = ZERO
  let ANP = ZERO
  let ANTEIL1 = ZERO
  let AVSATZAN = ZERO
  let BBGKVPV = ZERO
  let BBGRVALV = ZERO
  let BMG = ZERO
  let DIFF = ZERO
  let EFA = ZERO
  let FVB = ZERO
  let FVBSO = ZERO
  let FVBZ = ZERO
  let FVBZSO = ZERO
  let GFB = ZERO
  let HBALTE = ZERO
  let HFVB = ZERO
  let HFVBZ = ZERO
  let HFVBZSO = ZERO
  let HOCH = ZERO
  let J = 0
  let JBMG = ZERO
  let JLFREIB = ZERO
  let JLHINZU = ZERO
  let JW = ZERO
  let K = 0
  let KFB = ZERO
  let KVSATZAN = ZERO
  let KZTAB = 0
  let LSTJAHR = ZERO
  let LSTOSO = ZERO
  let LSTSO = ZERO
  let MIST = ZERO
  let PKPVAGZJ = ZERO
  let PVSATZAN = ZERO
  let RVSATZAN = ZERO
  let RW = ZERO
  let SAP = ZERO
  let SOLZFREI = ZERO
  let SOLZJ = ZERO
  let SOLZMIN = ZERO
  let SOLZSBMG = ZERO
  let SOLZSZVE = ZERO
  let ST = ZERO
  let ST1 = ZERO
  let ST2 = ZERO
  let VBEZB = ZERO
  let VBEZBSO = ZERO
  let VERGL = ZERO
  let VSPHB = ZERO
  let VSP = ZERO
  let VSPN = ZERO
  let VSPALV = ZERO
  let VSPKVPV = ZERO
  let VSPR = ZERO
  let W1STKL5 = ZERO
  let W2STKL5 = ZERO
  let W3STKL5 = ZERO
  let X = ZERO
  let Y = ZERO
  let ZRE4 = ZERO
  let ZRE4J = ZERO
  let ZRE4VP = ZERO
  let ZRE4VPR = ZERO
  let ZTABFB = ZERO
  let ZVBEZ = ZERO
  let ZVBEZJ = ZERO
  let ZVE = ZERO
  let ZX = ZERO
  let ZZX = ZERO

  function stepMPARA() {
    BBGRVALV = N_101400
    AVSATZAN = N_0_013
    RVSATZAN = N_0_093
    BBGKVPV = N_69750
    KVSATZAN = KVZ.div(ZAHL2).div(ZAHL100).plus(N_0_07)
    if (PVS === 1) {
      PVSATZAN = N_0_023
    } else {
      PVSATZAN = N_0_018
    }
    if (PVZ === 1) {
      PVSATZAN = PVSATZAN.plus(N_0_006)
    } else {
      PVSATZAN = PVSATZAN.minus(PVA.times(N_0_0025))
    }
    W1STKL5 = N_14071
    W2STKL5 = N_34939
    W3STKL5 = N_222260
    GFB = N_12348
    SOLZFREI = N_20350
  }

  function stepMRE4JL() {
    if (LZZ === 1) {
      ZRE4J = RE4.div(ZAHL100).round(2, DOWN)
      ZVBEZJ = VBEZ.div(ZAHL100).round(2, DOWN)
      JLFREIB = LZZFREIB.div(ZAHL100).round(2, DOWN)
      JLHINZU = LZZHINZU.div(ZAHL100).round(2, DOWN)
    } else if (LZZ === 2) {
      ZRE4J = RE4.times(ZAHL12).div(ZAHL100).round(2, DOWN)
      ZVBEZJ = VBEZ.times(ZAHL12).div(ZAHL100).round(2, DOWN)
      JLFREIB = LZZFREIB.times(ZAHL12).div(ZAHL100).round(2, DOWN)
      JLHINZU = LZZHINZU.times(ZAHL12).div(ZAHL100).round(2, DOWN)
    } else if (LZZ === 3) {
      ZRE4J = RE4.times(ZAHL360).div(ZAHL700).round(2, DOWN)
      ZVBEZJ = VBEZ.times(ZAHL360).div(ZAHL700).round(2, DOWN)
      JLFREIB = LZZFREIB.times(ZAHL360).div(ZAHL700).round(2, DOWN)
      JLHINZU = LZZHINZU.times(ZAHL360).div(ZAHL700).round(2, DOWN)
    } else {
      ZRE4J = RE4.times(ZAHL360).div(ZAHL100).round(2, DOWN)
      ZVBEZJ = VBEZ.times(ZAHL360).div(ZAHL100).round(2, DOWN)
      JLFREIB = LZZFREIB.times(ZAHL360).div(ZAHL100).round(2, DOWN)
      JLHINZU = LZZHINZU.times(ZAHL360).div(ZAHL100).round(2, DOWN)
    }
    if (af === 0) {
      f = N_1
    }
  }

  function stepMRE4() {
    if (ZVBEZJ.eq(ZERO)) {
      FVBZ = ZERO
      FVB = ZERO
      FVBZSO = ZERO
      FVBSO = ZERO
    } else {
      if (VJAHR < 2006) {
        J = 1
      } else if (VJAHR < 2058) {
        J = VJAHR - 2004
      } else {
        J = 54
      }
      if (LZZ === 1) {
        VBEZB = VBEZM.times(new PlanNumber(ZMVB)).plus(VBEZS)
        HFVB = entryOf(TAB2, J).div(ZAHL12).times(new PlanNumber(ZMVB)).round(0, UP)
        FVBZ = entryOf(TAB3, J).div(ZAHL12).times(new PlanNumber(ZMVB)).round(0, UP)
      } else {
        VBEZB = VBEZM.times(ZAHL12).plus(VBEZS).round(2, DOWN)
        HFVB = entryOf(TAB2, J)
        FVBZ = entryOf(TAB3, J)
      }
      FVB = VBEZB.times(entryOf(TAB1, J)).div(ZAHL100).round(2, UP)
      if (FVB.gt(HFVB)) {
        FVB = HFVB
      }
      if (FVB.gt(ZVBEZJ)) {
        FVB = ZVBEZJ
      }
      FVBSO = FVB.plus(VBEZBSO.times(entryOf(TAB1, J)).div(ZAHL100)).round(2, UP)
      if (FVBSO.gt(entryOf(TAB2, J))) {
        FVBSO = entryOf(TAB2, J)
      }
      HFVBZSO = VBEZB.plus(VBEZBSO).div(ZAHL100).minus(FVBSO).round(2, DOWN)
      FVBZSO = FVBZ.plus(VBEZBSO.div(ZAHL100)).round(0, UP)
      if (FVBZSO.gt(HFVBZSO)) {
        FVBZSO = HFVBZSO.round(0, UP)
      }
      if (FVBZSO.gt(entryOf(TAB3, J))) {
        FVBZSO = entryOf(TAB3, J)
      }
      HFVBZ = VBEZB.div(ZAHL100).minus(FVB).round(2, DOWN)
      if (FVBZ.gt(HFVBZ)) {
        FVBZ = HFVBZ.round(0, UP)
      }
    }
    stepMRE4ALTE()
  }

  function stepMRE4ALTE() {
    if (ALTER1 === 0) {
      ALTE = ZERO
    } else {
      if (AJAHR < 2006) {
        K = 1
      } else if (AJAHR < 2058) {
        K = AJAHR - 2004
      } else {
        K = 54
      }
      BMG = ZRE4J.minus(ZVBEZJ)
      ALTE = BMG.times(entryOf(TAB4, K)).round(0, UP)
      HBALTE = entryOf(TAB5, K)
      if (ALTE.gt(HBALTE)) {
        ALTE = HBALTE
      }
    }
  }

  function stepMRE4ABZ() {
    ZRE4 = ZRE4J.minus(FVB).minus(ALTE).minus(JLFREIB).plus(JLHINZU).round(2, DOWN)
    if (ZRE4.lt(ZERO)) {
      ZRE4 = ZERO
    }
    ZRE4VP = ZRE4J
    ZVBEZ = ZVBEZJ.minus(FVB).round(2, DOWN)
    if (ZVBEZ.lt(ZERO)) {
      ZVBEZ = ZERO
    }
  }

  function stepMBERECH() {
    stepMZTABFB()
    stepMLSTJAHR()
    WVFRB = ZVE.minus(GFB).times(ZAHL100).round(0, DOWN)
    if (WVFRB.lt(ZERO)) {
      WVFRB = ZERO
    }
    LSTJAHR = ST.times(f).round(0, DOWN)
    stepUPLSTLZZ()
    if (ZKF.gt(ZERO)) {
      ZTABFB = ZTABFB.plus(KFB)
      stepMRE4ABZ()
      stepMLSTJAHR()
      JBMG = ST.times(f).round(0, DOWN)
    } else {
      JBMG = LSTJAHR
    }
    stepMSOLZ()
  }

  function stepMZTABFB() {
    ANP = ZERO
    if (ZVBEZ.gte(ZERO) && ZVBEZ.lt(FVBZ)) {
      FVBZ = ZVBEZ.round(0, DOWN)
    }
    if (STKL < 6) {
      if (ZVBEZ.gt(ZERO)) {
        if (ZVBEZ.minus(FVBZ).lt(N_102)) {
          ANP = ZVBEZ.minus(FVBZ).round(0, UP)
        } else {
          ANP = N_102
        }
      }
    } else {
      FVBZ = ZERO
      FVBZSO = ZERO
    }
    if (STKL < 6) {
      if (ZRE4.gt(ZVBEZ)) {
        if (ZRE4.minus(ZVBEZ).lt(N_1230)) {
          ANP = ANP.plus(ZRE4).minus(ZVBEZ).round(0, UP)
        } else {
          ANP = ANP.plus(N_1230)
        }
      }
    }
    KZTAB = 1
    if (STKL === 1) {
      SAP = N_36
      KFB = ZKF.times(N_9756).round(0, DOWN)
    } else if (STKL === 2) {
      EFA = N_4260
      SAP = N_36
      KFB = ZKF.times(N_9756).round(0, DOWN)
    } else if (STKL === 3) {
      KZTAB = 2
      SAP = N_36
      KFB = ZKF.times(N_9756).round(0, DOWN)
    } else if (STKL === 4) {
      SAP = N_36
      KFB = ZKF.times(N_4878).round(0, DOWN)
    } else if (STKL === 5) {
      SAP = N_36
      KFB = ZERO
    } else {
      KFB = ZERO
    }
    ZTABFB = EFA.plus(ANP).plus(SAP).plus(FVBZ).round(2, DOWN)
  }

  function stepMLSTJAHR() {
    stepUPEVP()
    ZVE = ZRE4.minus(ZTABFB).minus(VSP)
    stepUPMLST()
  }

  function stepUPLSTLZZ() {
    JW = LSTJAHR.times(ZAHL100)
    stepUPANTEIL()
    LSTLZZ = ANTEIL1
  }

  function stepUPMLST() {
    if (ZVE.lt(ZAHL1)) {
      ZVE = ZERO
      X = ZERO
    } else {
      X = ZVE.div(new PlanNumber(KZTAB)).round(0, DOWN)
    }
    if (STKL < 5) {
      stepUPTAB26()
    } else {
      stepMST5_6()
    }
  }

  function stepUPEVP() {
    if (KRV === 1) {
      VSPR = ZERO
    } else {
      if (ZRE4VP.gt(BBGRVALV)) {
        ZRE4VPR = BBGRVALV
      } else {
        ZRE4VPR = ZRE4VP
      }
      VSPR = ZRE4VPR.times(RVSATZAN).round(2, DOWN)
    }
    stepMVSPKVPV()
    if (!(ALV === 1)) {
      if (!(STKL === 6)) {
        stepMVSPHB()
      }
    }
  }

  function stepMVSPKVPV() {
    if (ZRE4VP.gt(BBGKVPV)) {
      ZRE4VPR = BBGKVPV
    } else {
      ZRE4VPR = ZRE4VP
    }
    if (PKV > 0) {
      if (STKL === 6) {
        VSPKVPV = ZERO
      } else {
        PKPVAGZJ = PKPVAGZ.times(ZAHL12).div(ZAHL100).round(2, DOWN)
        VSPKVPV = PKPV.times(ZAHL12).div(ZAHL100).round(2, DOWN)
        VSPKVPV = VSPKVPV.minus(PKPVAGZJ)
        if (VSPKVPV.lt(ZERO)) {
          VSPKVPV = ZERO
        }
      }
    } else {
      VSPKVPV = ZRE4VPR.times(KVSATZAN.plus(PVSATZAN)).round(2, DOWN)
    }
    VSP = VSPKVPV.plus(VSPR).round(0, UP)
  }

  function stepMVSPHB() {
    if (ZRE4VP.gt(BBGRVALV)) {
      ZRE4VPR = BBGRVALV
    } else {
      ZRE4VPR = ZRE4VP
    }
    VSPALV = AVSATZAN.times(ZRE4VPR).round(2, DOWN)
    VSPHB = VSPALV.plus(VSPKVPV).round(2, DOWN)
    if (VSPHB.gt(N_1900)) {
      VSPHB = N_1900
    }
    VSPN = VSPR.plus(VSPHB).round(0, UP)
    if (VSPN.gt(VSP)) {
      VSP = VSPN
    }
  }

  function stepMST5_6() {
    ZZX = X
    if (ZZX.gt(W2STKL5)) {
      ZX = W2STKL5
      stepUP5_6()
      if (ZZX.gt(W3STKL5)) {
        ST = ST.plus(W3STKL5.minus(W2STKL5).times(N_0_42)).round(0, DOWN)
        ST = ST.plus(ZZX.minus(W3STKL5).times(N_0_45)).round(0, DOWN)
      } else {
        ST = ST.plus(ZZX.minus(W2STKL5).times(N_0_42)).round(0, DOWN)
      }
    } else {
      ZX = ZZX
      stepUP5_6()
      if (ZZX.gt(W1STKL5)) {
        VERGL = ST
        ZX = W1STKL5
        stepUP5_6()
        HOCH = ST.plus(ZZX.minus(W1STKL5).times(N_0_42)).round(0, DOWN)
        if (HOCH.lt(VERGL)) {
          ST = HOCH
        } else {
          ST = VERGL
        }
      }
    }
  }

  function stepUP5_6() {
    X = ZX.times(N_1_25).round(0, DOWN)
    stepUPTAB26()
    ST1 = ST
    X = ZX.times(N_0_75).round(0, DOWN)
    stepUPTAB26()
    ST2 = ST
    DIFF = ST1.minus(ST2).times(ZAHL2)
    MIST = ZX.times(N_0_14).round(0, DOWN)
    if (MIST.gt(DIFF)) {
      ST = MIST
    } else {
      ST = DIFF
    }
  }

  function stepMSOLZ() {
    SOLZFREI = SOLZFREI.times(new PlanNumber(KZTAB))
    if (JBMG.gt(SOLZFREI)) {
      SOLZJ = JBMG.times(N_5_5).div(ZAHL100).round(2, DOWN)
      SOLZMIN = JBMG.minus(SOLZFREI).times(N_11_9).div(ZAHL100).round(2, DOWN)
      if (SOLZMIN.lt(SOLZJ)) {
        SOLZJ = SOLZMIN
      }
      JW = SOLZJ.times(ZAHL100).round(0, DOWN)
      stepUPANTEIL()
      SOLZLZZ = ANTEIL1
    } else {
      SOLZLZZ = ZERO
    }
    if (R > 0) {
      JW = JBMG.times(ZAHL100)
      stepUPANTEIL()
      BK = ANTEIL1
    } else {
      BK = ZERO
    }
  }

  function stepUPANTEIL() {
    if (LZZ === 1) {
      ANTEIL1 = JW
    } else if (LZZ === 2) {
      ANTEIL1 = JW.div(ZAHL12).round(0, DOWN)
    } else if (LZZ === 3) {
      ANTEIL1 = JW.times(ZAHL7).div(ZAHL360).round(0, DOWN)
    } else {
      ANTEIL1 = JW.div(ZAHL360).round(0, DOWN)
    }
  }

  function stepMSONST() {
    LZZ = 1
    if (ZMVB === 0) {
      ZMVB = 12
    }
    if (SONSTB.eq(ZERO) && MBV.eq(ZERO)) {
      LSTSO = ZERO
      STS = ZERO
      SOLZS = ZERO
      BKS = ZERO
    } else {
      stepMOSONST()
      ZRE4J = JRE4.plus(SONSTB).div(ZAHL100).round(2, DOWN)
      ZVBEZJ = JVBEZ.plus(VBS).div(ZAHL100).round(2, DOWN)
      VBEZBSO = STERBE
      stepMRE4SONST()
      stepMLSTJAHR()
      WVFRBM = ZVE.minus(GFB).times(ZAHL100).round(2, DOWN)
      if (WVFRBM.lt(ZERO)) {
        WVFRBM = ZERO
      }
      LSTSO = ST.times(ZAHL100)
      STS = LSTSO.minus(LSTOSO).times(f).div(ZAHL100).round(0, DOWN).times(ZAHL100)
      stepSTSMIN()
    }
  }

  function stepSTSMIN() {
    if (STS.lt(ZERO)) {
      if (!MBV.eq(ZERO)) {
        LSTLZZ = LSTLZZ.plus(STS)
        if (LSTLZZ.lt(ZERO)) {
          LSTLZZ = ZERO
        }
        SOLZLZZ = SOLZLZZ.plus(STS.times(N_5_5.div(ZAHL100))).round(0, DOWN)
        if (SOLZLZZ.lt(ZERO)) {
          SOLZLZZ = ZERO
        }
        BK = BK.plus(STS)
        if (BK.lt(ZERO)) {
          BK = ZERO
        }
      }
      STS = ZERO
      SOLZS = ZERO
    } else {
      stepMSOLZSTS()
    }
    if (R > 0) {
      BKS = STS
    } else {
      BKS = ZERO
    }
  }

  function stepMSOLZSTS() {
    if (ZKF.gt(ZERO)) {
      SOLZSZVE = ZVE.minus(KFB)
    } else {
      SOLZSZVE = ZVE
    }
    if (SOLZSZVE.lt(N_1)) {
      SOLZSZVE = ZERO
      X = ZERO
    } else {
      X = SOLZSZVE.div(new PlanNumber(KZTAB)).round(0, DOWN)
    }
    if (STKL < 5) {
      stepUPTAB26()
    } else {
      stepMST5_6()
    }
    SOLZSBMG = ST.times(f).round(0, DOWN)
    if (SOLZSBMG.gt(SOLZFREI)) {
      SOLZS = STS.times(N_5_5).div(ZAHL100).round(0, DOWN)
    } else {
      SOLZS = ZERO
    }
  }

  function stepMOSONST() {
    ZRE4J = JRE4.div(ZAHL100).round(2, DOWN)
    ZVBEZJ = JVBEZ.div(ZAHL100).round(2, DOWN)
    JLFREIB = JFREIB.div(ZAHL100).round(2, DOWN)
    JLHINZU = JHINZU.div(ZAHL100).round(2, DOWN)
    stepMRE4()
    stepMRE4ABZ()
    ZRE4VP = ZRE4VP.minus(JRE4ENT.div(ZAHL100))
    stepMZTABFB()
    stepMLSTJAHR()
    WVFRBO = ZVE.minus(GFB).times(ZAHL100).round(2, DOWN)
    if (WVFRBO.lt(ZERO)) {
      WVFRBO = ZERO
    }
    LSTOSO = ST.times(ZAHL100)
  }

  function stepMRE4SONST() {
    stepMRE4()
    FVB = FVBSO
    stepMRE4ABZ()
    ZRE4VP = ZRE4VP.plus(MBV.div(ZAHL100)).minus(JRE4ENT.div(ZAHL100)).minus(SONSTENT.div(ZAHL100))
    FVBZ = FVBZSO
    stepMZTABFB()
  }

  function stepUPTAB26() {
    if (X.lt(GFB.plus(ZAHL1))) {
      ST = ZERO
    } else if (X.lt(N_17800)) {
      Y = X.minus(GFB).div(ZAHL10000).round(6, DOWN)
      RW = Y.times(N_914_51)
      RW = RW.plus(N_1400)
      ST = RW.times(Y).round(0, DOWN)
    } else if (X.lt(N_69879)) {
      Y = X.minus(N_17799).div(ZAHL10000).round(6, DOWN)
      RW = Y.times(N_173_1)
      RW = RW.plus(N_2397)
      RW = RW.times(Y)
      ST = RW.plus(N_1034_87).round(0, DOWN)
    } else if (X.lt(N_277826)) {
      ST = X.times(N_0_42).minus(N_11135_63).round(0, DOWN)
    } else {
      ST = X.times(N_0_45).minus(N_19470_38).round(0, DOWN)
    }
    ST = ST.times(new PlanNumber(KZTAB))
  }

  stepMPARA()
  stepMRE4JL()
  VBEZBSO = ZERO
  stepMRE4()
  stepMRE4ABZ()
  stepMBERECH()
  stepMSONST()

  return { BK, BKS, LSTLZZ, SOLZLZZ, SOLZS, STS }
}

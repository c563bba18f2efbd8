/** The demo's event and its DJ. They exist only where `CROWDCUE_DEMO=1` asks for them. */
export const DEMO_CODE = "PARTY2";
export const DEMO_EMAIL = "mika@demo.crowdcue.example";

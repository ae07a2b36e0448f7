/** The colours of a picture: the ground from deep to lighter, two main colours, a light and a glint. */
export type Palette = {
  readonly deep: string
  readonly ground: string
  readonly main: string
  readonly other: string
  readonly light: string
  readonly glint: string
}

const palette = (deep: string, ground: string, main: string, other: string, light: string, glint: string): Palette => ({
  deep,
  ground,
  main,
  other,
  light,
  glint,
})

/** Colours that belong together, each set tried by eye. */
export const palettes: readonly Palette[] = [
  palette('#12203a', '#1d3560', '#e0a93b', '#c2512f', '#f6e7c4', '#ffd98a'),
  palette('#10302b', '#1b4a41', '#e3b04b', '#d9694a', '#f3ead2', '#ffe2a0'),
  palette('#3a1220', '#5e1c31', '#e8b45a', '#d8573e', '#f9e6cf', '#ffcf8f'),
  palette('#241a3d', '#3c2b63', '#f0a35c', '#7fb8b0', '#f5e5d8', '#ffd6a5'),
  palette('#0f2a3d', '#1c4a63', '#f08a5d', '#f2c572', '#f4efe0', '#ffe7b3'),
  palette('#2b2118', '#4a3826', '#d9a441', '#8fa876', '#f3e7cf', '#ffe0a3'),
  palette('#14332a', '#2a5a43', '#f2c14e', '#e4572e', '#f7edd2', '#fff0b8'),
  palette('#401a12', '#6d2c1c', '#f1a94e', '#3f8f8a', '#f8e8d0', '#ffd591'),
  palette('#16213f', '#2b3a70', '#e7889a', '#f0c067', '#f6e9e4', '#ffdcb0'),
  palette('#1a2b1c', '#38512f', '#d7b24c', '#b5502f', '#efe9cf', '#f9e5a2'),
  palette('#2a1533', '#4b2458', '#e6b452', '#cf5a7a', '#f5e4df', '#ffd9a8'),
  palette('#0d2b33', '#0f4a52', '#e9c46a', '#e76f51', '#f1efdd', '#fff0c2'),
  palette('#35240f', '#60421a', '#e5b95c', '#a33f2c', '#f6e9cb', '#ffe3a1'),
  palette('#1c2330', '#35435a', '#d9a05b', '#93b1c7', '#eff0ea', '#ffe2ba'),
  palette('#0e2440', '#123d6b', '#f4b942', '#e85d75', '#f3eee2', '#ffe29a'),
  palette('#311b2c', '#55304b', '#d8a657', '#7a9e87', '#f2e6dc', '#ffdda6'),
  palette('#5c1f16', '#b9452c', '#f3c05f', '#1f5a63', '#fbeedb', '#ffe2a3'),
  palette('#0b4a4a', '#1d8a80', '#f6d27a', '#d94f3d', '#f4f2e3', '#ffeeb8'),
  palette('#6b3a0e', '#d08a24', '#7a1f2b', '#1f4d4a', '#fff2d6', '#ffe6a0'),
  palette('#2a3f6e', '#5f83b8', '#f7d9a0', '#c9503f', '#f8f3e8', '#fff0c8'),
  palette('#54213f', '#a5436c', '#f5c78a', '#2d6a72', '#fbeee6', '#ffdfb4'),
  palette('#23402a', '#5f8a4c', '#f4cf73', '#b8452f', '#f6f1d8', '#fff1b6'),
  palette('#1d1d24', '#33333f', '#d8b46a', '#9c4a3c', '#efe8da', '#ffe3ae'),
  palette('#3b2a63', '#7a5fb0', '#f4b56c', '#e5737b', '#f7eef2', '#ffe3c0'),
]

/** Colours of a picture by day: a pale ground, dark outlines. */
export const dayPalettes: readonly Palette[] = [
  palette('#2b3a4d', '#f2e3c2', '#d9822b', '#b23a2e', '#fffaf0', '#f0b84a'),
  palette('#23483f', '#dfe8d2', '#e0a02f', '#c4532f', '#fdfcf2', '#f2c75c'),
  palette('#4a2140', '#f3d9d3', '#c2507a', '#3f7c86', '#fff7f2', '#e9a55a'),
  palette('#1c3b5a', '#cfe3ea', '#e28a3c', '#2f7a8c', '#fbfdfb', '#f3c969'),
  palette('#5a2417', '#f6dcb4', '#d0582f', '#3d6e5a', '#fff8ea', '#eda93f'),
  palette('#33302b', '#e9e2d3', '#b98a2f', '#8c3b32', '#fffdf6', '#dcae4e'),
  palette('#2d2a55', '#dcd9ee', '#c8772f', '#5b59a6', '#fcfbff', '#edbb62'),
  palette('#1f4034', '#f4e9b8', '#4d8a5a', '#d35f3a', '#fffdee', '#e8b53c'),
]

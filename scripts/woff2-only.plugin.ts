const OLDER_FONTS = /,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\(["'](?:woff|truetype)["']\)/g;

/** For PostCSS. Every browser that runs this product reads woff2: the older copies of a library's fonts stay out of the build. */
export const woff2Only = {
  postcssPlugin: 'woff2-only',
  Declaration: {
    src(declaration: { value: string }): void {
      declaration.value = declaration.value.replace(OLDER_FONTS, '');
    },
  },
};

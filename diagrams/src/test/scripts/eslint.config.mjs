import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  {
    files: ["scripts/**/*.js"],
    languageOptions: { sourceType: "script", ecmaVersion: 2022, globals: globals.browser },
    rules: {
      // the scripts of a page are one text: TypeScript knows what the others declare, ESLint does not
      "no-undef": "off",
      "no-unused-vars": ["error", { vars: "local", argsIgnorePattern: "^_" }],
    },
  },
];

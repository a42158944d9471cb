while read -r line; do
  case $line in
    *'"statement":"main ='*) echo '{"verdict": "no"}' ;;
    *'"statement":"isort '*) echo no ;;
    *) echo "don't know" ;;
  esac
done
